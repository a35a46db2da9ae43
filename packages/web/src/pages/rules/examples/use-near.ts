import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A screen ahead: a picture is there before it comes into sight, and pushes nothing that is being read. */
const AHEAD = "100% 0px";

/** Whether something is, or ever was, about to be seen. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isNear) return undefined;
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear;
}
