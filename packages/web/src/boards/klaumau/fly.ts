import type { Flight, Spot } from "./logic/flights.ts";

/** What a flying card is drawn at; it is scaled from one place's size to the other's. */
const DRAWN_WIDTH = 100;
const OUTLINED_FOR = 1200;

interface Landing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Sends every card off. An own card starts where it was pressed. */
export function flyAll(
  board: HTMLElement,
  layer: HTMLElement,
  flights: readonly Flight[],
  own: number | null,
  pressed: DOMRect | null,
): void {
  const origin = board.getBoundingClientRect();
  flights.forEach((flight, i) => {
    const card = layer.children[i] as HTMLElement | undefined;
    const isOwn = own !== null && flight.from === `seat-${own}`;
    const from =
      isOwn && pressed !== null ? landingAt(pressed, pressed.width, origin) : landingOn(board, flight.from, origin);
    const to = landingOn(board, flight.to, origin);
    if (card === undefined || from === null || to === null) return;
    fly(card, from, to, flight);
    if (flight.to === "discard") hideTop(board, flight.start + flight.length);
  });
}

function fly(card: HTMLElement, from: Landing, to: Landing, { start, length, flips }: Flight): void {
  const timing = { delay: start, duration: length, easing: "cubic-bezier(.2,.8,.2,1)" };
  card.animate(
    [
      { transform: place(from), opacity: 1 },
      { transform: place(to), opacity: 1 },
    ],
    timing,
  );
  const back = card.querySelector<HTMLElement>(".klau-flight-back");
  if (flips && back)
    back.animate(
      [
        { opacity: 1, scale: "1 1" },
        { opacity: 1, scale: "0 1", offset: 0.5 },
        { opacity: 0, scale: "0 1" },
      ],
      timing,
    );
}

function place({ x, y, scale }: Landing): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The card that has already been laid waits for its likeness to arrive. */
function hideTop(board: HTMLElement, duration: number): void {
  const top = spotOf(board, "discard")?.querySelector("[data-top='true']");
  top?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** For those who want things to stand still: what has changed is outlined for a moment. */
export function outline(board: HTMLElement, flights: readonly Flight[]): void {
  for (const spot of new Set(flights.map(({ to }) => to))) {
    const element = spotOf(board, spot);
    if (element === null) continue;
    element.dataset["changed"] = "";
    setTimeout(() => delete element.dataset["changed"], OUTLINED_FOR);
  }
}

function spotOf(board: HTMLElement, spot: Spot): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
}

function landingOn(board: HTMLElement, spot: Spot, origin: DOMRect): Landing | null {
  const element = spotOf(board, spot);
  if (element === null) return null;
  const card = element.querySelector<HTMLElement>(".klau-hand-face, .klau-small-card, .klau-lying-card");
  const area = element.querySelector<HTMLElement>(".klau-small-hand") ?? element;
  return landingAt(area.getBoundingClientRect(), card?.offsetWidth ?? Math.min(element.offsetWidth, 118), origin);
}

/** The middle of a place, for a card of that width. */
function landingAt(rect: DOMRect, width: number, origin: DOMRect): Landing {
  return {
    x: rect.x - origin.x + (rect.width - width) / 2,
    y: rect.y - origin.y + (rect.height - width * 1.4) / 2,
    scale: width / DRAWN_WIDTH,
  };
}
