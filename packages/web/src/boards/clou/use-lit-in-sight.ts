import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useTable } from "./context.ts";

/** Where a paper scrolls, a place for the symbol in hand is brought into sight. */
export function useLitInSight(ref: RefObject<HTMLElement | null>, selector: string): void {
  const { lit, isAsked, asked, isMoving } = useTable();
  useEffect(() => {
    const paper = ref.current;
    if (paper === null || !isAsked || asked.kind !== "settle") return;
    const places = [...paper.querySelectorAll(`${selector}[data-lit=true]`)];
    const frame = paper.getBoundingClientRect();
    const isInSight = places.some((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
    });
    if (isInSight) return;
    places[0]?.scrollIntoView({ block: "center", inline: "center", behavior: isMoving ? "smooth" : "instant" });
  }, [lit, isAsked]);
}
