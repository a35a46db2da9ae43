/** A house that is away is not asked all the time. */
const WAIT_MS = 3_000;

/**
 * A style sheet that did not come is asked for again, at its place among the others. What loads parts of the app (Vite) remembers that it
 * has asked, and at the next attempt goes on without it.
 */
export function mendStyles(): void {
  const mend = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      setTimeout(() => target.replaceWith(target.cloneNode()), WAIT_MS);
  };
  document.addEventListener("error", mend, true);
}
