import { accomplices, type Event, type Table } from "@safehouse/games/robnrun/board";
import { type Flight, inTurn, type Travel } from "../../../stage/flight.ts";
import { turnedBetween } from "./reveal.ts";

/** A place where cards lie. */
export type Spot = `seat-${number}` | "middle" | "open" | "alarm" | "pile";

/** How what happened since another table was drawn looks, one card after the other. */
export function flightsOf(events: readonly Event[], before: Table, table: Table): Flight<Spot>[] {
  const travels = events.flatMap((event) => travelsOf(event, table));
  return inTurn([...travels, ...turnedBetween(before, table)]);
}

function travelsOf(event: Event, table: Pick<Table, "boss" | "seats">): Travel<Spot>[] {
  switch (event.type) {
    case "released":
      return [];
    case "hints-open":
      return accomplices(table).map((seat) => ({ from: "pile", to: `seat-${seat}`, card: null }));
    case "played":
      return [{ from: `seat-${event.seat}`, to: "middle", card: null }];
    case "swapped":
      return [
        { from: `seat-${event.seat}`, to: "pile", card: null },
        { from: "pile", to: `seat-${event.seat}`, card: null },
      ];
    case "gave":
      return [{ from: `seat-${event.seat}`, to: `seat-${event.to}`, card: null }];
    default:
      return [];
  }
}
