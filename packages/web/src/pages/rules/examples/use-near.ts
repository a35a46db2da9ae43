import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A picture is ready before it comes into sight. */
const AHEAD = "250px 0px";

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
