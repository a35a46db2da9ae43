import type { Flight } from "./flight.ts";

/** Where cards lie. */
export interface Place {
  readonly element: Element;
  /** In the middle of this they begin or end. */
  readonly rect: DOMRect;
  /** How wide they are drawn there. */
  readonly width: number;
  /** What has already been laid there and waits for its likeness to arrive. */
  readonly laid?: Element | null;
}

/** Null where there is no such place to be seen. */
export type Places<Spot extends string> = (spot: Spot, end: "from" | "to") => Place | null;

/** What a flying card is drawn at; it is scaled from one place's size to the other's. */
const DRAWN_WIDTH = 100;
const OUTLINED_FOR = 1_200;
const EASING = "cubic-bezier(.2,.8,.2,1)";

/** Sends every card of the layer off, each from where such cards lie to where it goes. */
export function flyAll<Spot extends string>(
  layer: HTMLElement,
  flights: readonly Flight<Spot>[],
  places: Places<Spot>,
): void {
  const origin = layer.getBoundingClientRect();
  // The layer itself is a point.
  const enlarged = enlargementOf(layer.parentElement);
  flights.forEach(({ from, to, start, length }, i) => {
    const card = layer.children[i];
    const begin = places(from, "from");
    const end = places(to, "to");
    if (card === undefined || begin === null || end === null) return;
    const timing = { delay: start, duration: length, easing: EASING };
    card.animate(
      [begin, end].map((place) => ({ transform: landing(place, origin, enlarged), opacity: 1 })),
      timing,
    );
    card.querySelector("[data-turning]")?.animate(TURNING, timing);
    end.laid?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + length });
  });
}

/** The back turns away. */
const TURNING = [
  { opacity: 1, scale: "1 1" },
  { opacity: 1, scale: "0 1", offset: 0.5 },
  { opacity: 0, scale: "0 1" },
];

/** For those who want things to stand still: where something arrived is outlined for a moment. */
export function outline<Spot extends string>(flights: readonly Flight<Spot>[], places: Places<Spot>): void {
  for (const spot of new Set(flights.map(({ to }) => to))) {
    places(spot, "to")?.element.animate([{ outline: "3px solid var(--lamp-line)", outlineOffset: "3px" }, {}], {
      duration: OUTLINED_FOR,
      easing: "steps(1, end)",
    });
  }
}

/** The first of those that are to be seen: what lies behind another paper is no place to fly to. */
export function visibleSpot(board: Element, spot: string): HTMLElement | null {
  const all = [...board.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)];
  return all.find((each) => each.offsetParent !== null) ?? null;
}

/** On a big screen all of the table is enlarged, and with it whatever moves on it: how many pixels one of its points takes. */
export function enlargementOf(around: HTMLElement | null): number {
  return around === null || around.offsetWidth === 0 ? 1 : around.getBoundingClientRect().width / around.offsetWidth;
}

function landing({ rect, width }: Place, origin: DOMRect, enlarged: number): string {
  const x = (rect.x - origin.x + rect.width / 2) / enlarged - width / 2;
  const y = (rect.y - origin.y + rect.height / 2) / enlarged - width * 0.7;
  return `translate(${x}px, ${y}px) scale(${width / DRAWN_WIDTH})`;
}
