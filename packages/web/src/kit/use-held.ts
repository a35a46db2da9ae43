import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useKit } from "./table.tsx";

/** While something is to be read that lies over the board, nothing is played underneath, and the keyboard is there. */
export function useHeld(paper: RefObject<HTMLElement | null>, isHeld = true): void {
  const { hold } = useKit();
  useEffect(() => {
    if (!isHeld) return undefined;
    hold(true);
    // Whoever is elsewhere on the page, in the log or a dialog, is left there.
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && !activeElement.contains(paper.current);
    if (!isElsewhere || activeElement.closest("[data-board]") !== null) paper.current?.focus({ preventScroll: true });
    return () => hold(false);
  }, [isHeld]);
}
