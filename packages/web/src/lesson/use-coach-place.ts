import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Box, Size } from "../ask/place-card.ts";
import { placeCoach, type Spot } from "./place-coach.ts";

/** Where the coach lies on the table instead of above it. */
const FLOATS = "(min-width: 701px)";
const SHAPES = ["narrow", "wide"] as const;
type Shape = (typeof SHAPES)[number];
const NEEDED = "[data-lit=true], [data-coached], [data-prompt] button, [data-part=put-away]";
/** What the prompt says, the coach says as well. */
const REST = "[data-thing], [data-part=paper], button, h2, h3";

/** Lays the coach where it covers nothing that is needed now, and lays it elsewhere once it would. */
export function useCoachPlace(panel: RefObject<HTMLElement | null>, moment: string, isNeeded: boolean): void {
  const present = useRef<Spot<Shape> | null>(null);
  useEffect(() => {
    const coach = panel.current;
    const board = document.querySelector("[data-board]");
    const room = board?.parentElement ?? null;
    // While the others move, nobody is in the coach's way.
    if (coach === null || board === null || room === null || !isNeeded) return;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      if (!matchMedia(FLOATS).matches) {
        coach.style.translate = "";
        return;
      }
      const [narrow, wide] = SHAPES.map((shape) => sizeAs(coach, shape)) as [Size, Size];
      const spot = placeCoach({ narrow, wide }, present.current, {
        room: room.getBoundingClientRect(),
        needed: boxesOf(board, NEEDED),
        rest: boxesOf(board, REST),
      });
      present.current = spot;
      coach.dataset["shape"] = spot.shape;
      coach.style.translate = `${spot.x}px ${spot.y}px`;
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    const attributeFilter = ["data-lit", "data-coached"];
    changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter });
    const sizes = new ResizeObserver(soon);
    sizes.observe(board);
    board.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      board.removeEventListener("scroll", soon, { capture: true });
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [moment]);
}

function sizeAs(coach: HTMLElement, shape: Shape): Size {
  coach.dataset["shape"] = shape;
  const { width, height } = coach.getBoundingClientRect();
  return { width, height };
}

function boxesOf(board: Element, selector: string): Box[] {
  return [...board.querySelectorAll(selector)].flatMap((element) => {
    // Numbers of our own: asked for theirs, boxes of the page are slow, and each is asked a thousand times.
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility() ? [{ x, y, width, height }] : [];
  });
}
