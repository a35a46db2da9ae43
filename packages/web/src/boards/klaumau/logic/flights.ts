import type { Event } from "@safehouse/games/klaumau/board";
import { type Flight, inTurn, type Travel } from "../../../stage/flight.ts";
import { liesAside } from "./onward.ts";

/** A place where cards lie: `seat-2`, the piles, or what is out of the round. */
export type Spot = `seat-${number}` | "pile" | "discard" | "aside" | "out";

/** How what happened looks, one card after the other. */
export function flightsOf(events: readonly Event[]): Flight<Spot>[] {
  return inTurn(events.flatMap(travelsOf));
}

function travelsOf(event: Event): Travel<Spot>[] {
  switch (event.type) {
    case "dealt":
      return [{ from: "pile", to: spotOf(event.seat), card: null }];
    case "covered":
    case "turned":
      return [{ from: "pile", to: "discard", card: event.card, flips: true }];
    case "played":
      return [{ from: spotOf(event.seat), to: pileFor(event.card), card: event.card }];
    case "parried":
      return [{ from: spotOf(event.seat), to: "aside", card: event.card }];
    case "drew":
      return [{ from: "pile", to: spotOf(event.seat), card: event.card, ...(event.card !== null && { flips: true }) }];
    case "receiver":
      return [{ from: "pile", to: "out", card: "receiver", flips: true }];
    case "took":
      return [{ from: spotOf(event.from), to: spotOf(event.seat), card: event.card }];
    case "gave":
      return [{ from: spotOf(event.seat), to: spotOf(event.to), card: event.card }];
    case "received":
      return [{ from: spotOf(event.from), to: spotOf(event.seat), card: null }];
    case "sold":
    case "discarded":
      return event.cards.map((card) => ({ from: spotOf(event.seat), to: "out", card }));
    default:
      return [];
  }
}

const spotOf = (seat: number): Spot => `seat-${seat}`;

const pileFor = (card: string): Spot => (liesAside(card) ? "aside" : "discard");
