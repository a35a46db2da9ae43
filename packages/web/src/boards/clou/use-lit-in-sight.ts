import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useTable } from "./context.ts";

/** Where a sheet scrolls, a circle for the symbol in hand is brought into sight. */
export function useLitInSight(ref: RefObject<HTMLElement | null>): void {
  const { lit, isAsked, asked, isMoving } = useTable();
  useEffect(() => {
    const paper = ref.current;
    if (paper === null || !isAsked || asked.kind !== "settle") return;
    const frame = paper.getBoundingClientRect();
    const places = [...paper.querySelectorAll(".clou-cell[data-lit=true]")].map((place) =>
      place.getBoundingClientRect(),
    );
    const [first] = places;
    if (first === undefined || places.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom)) return;
    // Not into view: that would move whatever clips the paper, and nobody could move it back.
    const middle = first.top + first.height / 2 - frame.top - frame.height / 2;
    paper.scrollBy({ top: middle, behavior: isMoving ? "smooth" : "instant" });
  }, [lit, isAsked]);
}
