import { accomplices, type Event, type Table } from "@safehouse/games/robnrun/board";

/** A place where cards lie. */
export type Spot = `seat-${number}` | "middle" | "open" | "alarm" | "pile";

/** One card on its way. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** Null for a card that is not to be seen, or not by this viewer. */
  readonly card: string | null;
  /** Milliseconds. */
  readonly start: number;
}

type Travel = Omit<Flight, "start">;

export const FLIGHT_LENGTH = 240;
/** Another's move never takes longer in all; then the state is simply there. */
export const LONGEST = 700;
const STAGGER = 80;
const MOST = 14;

/** How what happened looks, one card after the other. Times depend on how many cards move, never on which. */
export function flightsOf(events: readonly Event[], table: Pick<Table, "boss" | "seats">): Flight[] {
  const travels = events.flatMap((event) => travelsOf(event, table)).slice(0, MOST);
  const stagger = travels.length < 2 ? 0 : Math.min(STAGGER, (LONGEST - FLIGHT_LENGTH) / (travels.length - 1));
  return travels.map((travel, i) => ({ ...travel, start: Math.round(i * stagger) }));
}

function travelsOf(event: Event, table: Pick<Table, "boss" | "seats">): Travel[] {
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
    case "sorted":
      return [
        ...event.opened.map((card): Travel => ({ from: "middle", to: "open", card })),
        ...Array.from({ length: event.bags }, (): Travel => ({ from: "middle", to: "open", card: "bag" })),
        ...Array.from({ length: event.wrong }, (): Travel => ({ from: "middle", to: "alarm", card: null })),
      ];
    default:
      return [];
  }
}
