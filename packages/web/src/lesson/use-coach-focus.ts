import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Puts the keyboard where it goes on: on "next" where there is nothing else to press, and on the explanation if what had the focus is
 * gone. While somebody is at the board it stays there.
 */
export function useCoachFocus(panel: RefObject<HTMLElement | null>, moment: string): void {
  useEffect(() => {
    const coach = panel.current;
    if (coach === null || document.querySelector("dialog[open]") !== null) return;
    const next = coach.querySelector<HTMLElement>("[data-part=coach-next]");
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement.id === "main";
    if (next !== null) next.focus({ preventScroll: true });
    else if (isLost) coach.querySelector<HTMLElement>("[data-part=coach-title]")?.focus({ preventScroll: true });
  }, [moment]);
}
