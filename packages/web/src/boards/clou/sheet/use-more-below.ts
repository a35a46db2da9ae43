import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** A pixel is lost to rounding. */
const SLACK = 2;

/** Marks a paper of which more lies below what is in sight, so that it can look so. */
export function useMoreBelow(paper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const window = paper.current;
    if (window === null) return;
    const look = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = window;
      window.dataset["more"] = String(scrollTop + clientHeight + SLACK < scrollHeight);
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(window);
    for (const child of window.children) watcher.observe(child);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);
}
