import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useKit } from "./table.tsx";

/**
 * Nothing is played while there is something to read. Called where that is known, not by a part that is fetched later: the stage waits for
 * nobody. Nor for a picture to be painted, which takes a busy machine longer than the stage halts: so it is said with the drawing.
 */
export function useHold(isHeld = true): void {
  const { hold } = useKit();
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    hold(true);
    return () => hold(false);
  }, [isHeld]);
}

/** While something is to be read that lies over the board, nothing is played underneath, and the keyboard is there. */
export function useHeld(paper: RefObject<HTMLElement | null>, isHeld = true): void {
  useHold(isHeld);
  useEffect(() => {
    if (!isHeld) return;
    // Whoever is elsewhere on the page, in the log or a dialog, is left there.
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && !activeElement.contains(paper.current);
    if (!isElsewhere || activeElement.closest("[data-board]") !== null) paper.current?.focus({ preventScroll: true });
  }, [isHeld]);
}
