/** How long a line or a house that is away gets before it is asked again: longer every time. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Asks for something until it comes, or until nobody wants it any more: call what is returned then. A line that is away for a moment must
 * not leave a table without its parts.
 */
export function untilThere<Wanted>(load: () => Promise<Wanted>, take: (wanted: Wanted) => void): () => void {
  let isWanted = true;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout>;
  const askLater = (): void => {
    if (!isWanted) return;
    timer = setTimeout(ask, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  };
  const ask = (): void => void load().then((wanted) => isWanted && take(wanted), askLater);
  ask();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
