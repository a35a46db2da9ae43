import { CARDS, type Event, faceOf } from "@safehouse/games/klaumau/board";

/** A place where cards lie: `seat-2`, the piles, or what is out of the round. */
export type Spot = `seat-${number}` | "pile" | "discard" | "aside" | "out";

/** One card on its way. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** Null for a card that the viewer may not know. */
  readonly card: string | null;
  /** It turns face up on its way. */
  readonly flips: boolean;
  /** Milliseconds. */
  readonly start: number;
  readonly length: number;
}

type Travel = Pick<Flight, "from" | "to" | "card" | "flips">;

const MOVE = 240;
const FLIP = 280;
/** Another's move never takes longer in all; then the state is simply there. */
export const LONGEST = 700;
const STAGGER = 70;
/** More cards than these move at once on no table: the rest is simply there. */
const MOST = 16;

/** How what happened looks, one card after the other. Times depend on how many cards move, never on which. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const travels = events.flatMap(travelsOf).slice(0, MOST);
  const stagger = travels.length < 2 ? 0 : Math.min(STAGGER, (LONGEST - FLIP) / (travels.length - 1));
  return travels.map((travel, i) => ({
    ...travel,
    start: Math.round(i * stagger),
    length: travel.flips ? FLIP : MOVE,
  }));
}

function travelsOf(event: Event): Travel[] {
  switch (event.type) {
    case "dealt":
      return [{ from: "pile", to: spotOf(event.seat), card: null, flips: false }];
    case "covered":
    case "turned":
      return [{ from: "pile", to: "discard", card: event.card, flips: true }];
    case "played":
      return [{ from: spotOf(event.seat), to: pileFor(event.card), card: event.card, flips: false }];
    case "parried":
      return [{ from: spotOf(event.seat), to: "aside", card: event.card, flips: false }];
    case "drew":
      return [{ from: "pile", to: spotOf(event.seat), card: event.card, flips: event.card !== null }];
    case "receiver":
      return [{ from: "pile", to: "out", card: "receiver", flips: true }];
    case "took":
      return [{ from: spotOf(event.from), to: spotOf(event.seat), card: event.card, flips: false }];
    case "gave":
      return [{ from: spotOf(event.seat), to: spotOf(event.to), card: event.card, flips: false }];
    case "received":
      return [{ from: spotOf(event.from), to: spotOf(event.seat), card: null, flips: false }];
    case "sold":
    case "discarded":
      return event.cards.map((card) => ({ from: spotOf(event.seat), to: "out", card, flips: false }));
    default:
      return [];
  }
}

const spotOf = (seat: number): Spot => `seat-${seat}`;

function pileFor(card: string): Spot {
  const { kind } = CARDS[faceOf(card)];
  return kind === "police" || kind === "bomb" ? "aside" : "discard";
}
