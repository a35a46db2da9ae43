import { untilThere } from "./until-there.ts";

/** What is on its way again, so that its failing is heard by who asked. */
const underway = new WeakSet<EventTarget>();

/**
 * A style sheet that did not come is asked for again, at its place among the others. What loads parts of the app (Vite) remembers that it
 * has asked, and at the next attempt goes on without it.
 */
export function mendStyles(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet" || underway.has(target)) return;
      let missing = target;
      untilThere(
        async () => {
          const again = missing.cloneNode() as HTMLLinkElement;
          underway.add(again);
          missing.replaceWith(again);
          missing = again;
          await new Promise((resolve, reject) => {
            again.addEventListener("load", resolve);
            again.addEventListener("error", reject);
          });
        },
        () => {},
      );
    },
    true,
  );
}
