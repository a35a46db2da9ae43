import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A screen ahead: a picture is there before it comes into sight, and pushes nothing that is being read. */
const AHEAD = "100% 0px";
/** Whoever reads no further than the first page fetches what is on it. */
const IN_SIGHT = "0px";

/** Whether something is, or ever was, about to be seen. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isNear) return undefined;
    const look = (rootMargin: string): IntersectionObserver => {
      const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
        rootMargin,
      });
      watch.observe(element);
      return watch;
    };
    let watch = look(scrollY > 0 ? AHEAD : IN_SIGHT);
    const onScroll = (): void => {
      watch.disconnect();
      watch = look(AHEAD);
    };
    addEventListener("scroll", onScroll, { once: true });
    return () => {
      removeEventListener("scroll", onScroll);
      watch.disconnect();
    };
  }, [isNear]);
  return isNear;
}
