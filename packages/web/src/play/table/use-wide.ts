import { useEffect, useState } from "preact/hooks";

const BESIDE_MOST = "(min-width: 1100px)";
const BESIDE_BROAD = "(min-width: 1800px)";

/** Whether the log has room beside the table. */
export function useWide(isBroad: boolean): boolean {
  const query = isBroad ? BESIDE_BROAD : BESIDE_MOST;
  const [, redraw] = useState(0);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => redraw((count) => count + 1);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return matchMedia(query).matches;
}
