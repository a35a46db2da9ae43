import { type Place, visibleSpot } from "../../stage/fly.ts";
import type { Spot } from "./logic/flights.ts";

const WIDEST = 118;

/** Where Klaumau's cards lie, and how wide they are drawn there. */
export function placeOf(board: Element, spot: Spot): Place | null {
  const element = visibleSpot(board, spot);
  if (element === null) return null;
  const card = element.querySelector<HTMLElement>(".kit-hand-face, .klau-small-card, .klau-lying-card");
  const area = element.querySelector(".klau-small-hand") ?? element;
  return {
    element,
    rect: area.getBoundingClientRect(),
    width: card?.offsetWidth ?? Math.min(element.offsetWidth, WIDEST),
    ...(spot === "discard" && { laid: element.querySelector("[data-top='true']") }),
  };
}
