import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Escape puts down whatever was picked up, wherever on the board one is. */
export function usePutDown(ref: RefObject<HTMLElement | null>, putDown: () => void): void {
  const now = useRef(putDown);
  now.current = putDown;
  useLayoutEffect(() => {
    const board = ref.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") now.current();
    };
    board?.addEventListener("keydown", onKey);
    return () => board?.removeEventListener("keydown", onKey);
  }, []);
}
