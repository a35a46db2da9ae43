import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const PLACE = "[data-thing^='cell:'], [data-thing^='place:']";

/**
 * A mouse that rests on a place, or the focus, shows what a press would do. A finger has no such moment: it presses, and takes back. The
 * focus is heard where it comes to, not where it goes from: drawn in between, it would be taken for lost.
 */
export function useGlance(ref: RefObject<HTMLElement | null>, glance: (at: string | null) => void): void {
  const now = useRef(glance);
  now.current = glance;
  useLayoutEffect(() => {
    const board = ref.current;
    const look = (target: EventTarget | null): void => {
      const place = target instanceof Element ? target.closest<HTMLElement>(PLACE) : null;
      now.current(place?.dataset["thing"]?.replace(/^\w+:/, "") ?? null);
    };
    const onFocus = ({ target }: FocusEvent): void =>
      look(target instanceof Element && target.matches(":focus-visible") ? target : null);
    const onPointer = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") look(target);
    };
    const onLeave = (): void => look(null);
    board?.addEventListener("focusin", onFocus);
    board?.addEventListener("pointerover", onPointer);
    board?.addEventListener("pointerleave", onLeave);
    return () => {
      board?.removeEventListener("focusin", onFocus);
      board?.removeEventListener("pointerover", onPointer);
      board?.removeEventListener("pointerleave", onLeave);
    };
  }, []);
}
