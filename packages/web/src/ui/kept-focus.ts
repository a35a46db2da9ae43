import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * A pressed thing often goes away with its question. Whoever had the focus in the board then finds it at the prompt, not at the top of
 * the page.
 */
export function useKeptFocus(prompt: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const board = prompt.current?.closest("[data-board]");
    const note = (event: FocusEvent): void => {
      wasInside.current = board?.contains(event.target as Node) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (wasInside.current && (activeElement === null || activeElement === body))
      prompt.current?.focus({ preventScroll: true });
  });
}
