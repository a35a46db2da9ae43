import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../app/announce.ts";

/** Bench and editor share one address: whoever goes from one to the other starts at the top, as on a new page. */
export function useArrival(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
    queueMicrotask(() => announce(document.title));
  }, [place]);
}
