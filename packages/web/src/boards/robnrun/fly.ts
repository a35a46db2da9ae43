import { type Flight, FLIGHT_LENGTH, type Spot } from "./logic/flights.ts";

/** What a flying card is drawn at; it is scaled from one place's size to the other's. */
const DRAWN_WIDTH = 100;
const OUTLINED_FOR = 1200;

/** Sends every card off, each from where such cards lie to where it goes. */
export function flyAll(board: HTMLElement, layer: HTMLElement, flights: readonly Flight[]): void {
  const origin = board.getBoundingClientRect();
  flights.forEach(({ from, to, start }, i) => {
    const card = layer.children[i];
    const begin = landingOn(board, from, origin);
    const end = landingOn(board, to, origin);
    if (card === undefined || begin === null || end === null) return;
    card.animate(
      [
        { transform: begin, opacity: 1 },
        { transform: end, opacity: 1 },
      ],
      { delay: start, duration: FLIGHT_LENGTH, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  });
}

/** For those who want things to stand still: where something arrived is outlined for a moment. */
export function outline(board: HTMLElement, flights: readonly Flight[]): void {
  for (const spot of new Set(flights.map(({ to }) => to))) {
    find(board, spot)?.animate([{ outline: "3px solid var(--lamp-line)", outlineOffset: "3px" }, {}], {
      duration: OUTLINED_FOR,
      easing: "steps(1, end)",
    });
  }
}

function find(board: HTMLElement, spot: Spot): HTMLElement | null {
  const all = [...board.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)];
  return all.find((each) => each.offsetParent !== null) ?? null;
}

function landingOn(board: HTMLElement, spot: Spot, origin: DOMRect): string | null {
  const box = find(board, spot)?.getBoundingClientRect();
  if (box === undefined) return null;
  const width = Math.min(box.width, 44);
  const x = box.left - origin.left + board.scrollLeft + box.width / 2 - width / 2;
  const y = box.top - origin.top + board.scrollTop + box.height / 2 - width * 0.7;
  return `translate(${x}px, ${y}px) scale(${width / DRAWN_WIDTH})`;
}
