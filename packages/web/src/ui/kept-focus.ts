import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** The board that had the focus last. Kept here because a prompt can go away with its question, and another come in its place. */
let lastBoard: Element | null = null;

/**
 * A pressed thing often goes away with its question. Whoever had the focus in the board then finds it at the prompt, not at the top of
 * the page.
 */
export function useKeptFocus(prompt: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      lastBoard = (target as Element).closest("[data-board]");
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost && lastBoard !== null && lastBoard === prompt.current?.closest("[data-board]"))
      prompt.current?.focus({ preventScroll: true });
  });
}
