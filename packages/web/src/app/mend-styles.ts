import { untilThere } from "./until-there.ts";

/** A newer release has it no more: asking again would help nobody. */
const GONE = [404, 410];

/**
 * A style sheet that did not come is asked for again, less and less often, and then at its place among the others. What loads parts of the
 * app (Vite) remembers that it has asked, and at the next attempt goes on without it.
 */
export function mendStyles(): void {
  const mend = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    untilThere(
      () => isKept(target.href),
      (kept) => kept && target.replaceWith(target.cloneNode()),
    );
  };
  document.addEventListener("error", mend, true);
}

/** Whether the house has this; fails while nobody answers. */
async function isKept(address: string): Promise<boolean> {
  const { ok, status } = await fetch(address);
  if (!ok && !GONE.includes(status)) throw new Error(`${address}: ${status}`);
  return ok;
}
