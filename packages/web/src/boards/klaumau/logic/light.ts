import type { Colour, Move } from "@safehouse/games/klaumau/board";

/** Every thing on the table that can be pressed now, with the move it stands for. A move is behind exactly one of them. */
export interface Lit {
  /** Cards of one's own hand, by name. */
  readonly hand: ReadonlyMap<string, Move>;
  /** Cards of a hand that was shown (K-4.3), by name. */
  readonly shown: ReadonlyMap<string, Move>;
  readonly seats: ReadonlyMap<number, Move>;
  readonly stones: ReadonlyMap<Colour, Move>;
  /** Buttons of the prompt, in their order. */
  readonly answers: readonly Move[];
  /** "I cannot" has a place of its own, always the same. */
  readonly cannot: Move | null;
}

const WATCHDOG = "watchdog";

export function light(moves: readonly Move[]): Lit {
  const hand = new Map<string, Move>();
  const shown = new Map<string, Move>();
  const seats = new Map<number, Move>();
  const stones = new Map<Colour, Move>();
  const answers: Move[] = [];
  let cannot: Move | null = null;
  for (const move of moves) {
    switch (move.do) {
      case "cannot":
        cannot = move;
        break;
      case "play":
      case "parry":
      case "give":
      case "sell":
      case "discard":
        hand.set(move.card, move);
        break;
      case "lay":
        hand.set(WATCHDOG, move);
        break;
      case "force":
        shown.set(move.card, move);
        break;
      case "rob":
      case "swap":
        seats.set(move.seat, move);
        break;
      case "name":
        stones.set(move.colour, move);
        break;
      default:
        answers.push(move);
    }
  }
  return { hand, shown, seats, stones, answers, cannot };
}

/** What pressing a card means, by the kind of question; null where cards are not asked about. Whether it is allowed is not decided here. */
export function meantByCard(kind: string, card: string): Move | null {
  switch (kind) {
    case "turn":
      return card === WATCHDOG ? { do: "lay" } : { do: "play", card };
    case "parry":
      return { do: "parry", card };
    case "give":
      return { do: "give", card };
    case "fence":
      return { do: "sell", card };
    case "discard":
    case "halve":
      return { do: "discard", card };
    default:
      return null;
  }
}

/** What pressing a player means; null where nobody is to be chosen. */
export function meantBySeat(kind: string, seat: number): Move | null {
  if (kind === "victim" || kind === "confiscate") return { do: "rob", seat };
  return kind === "swap" ? { do: "swap", seat } : null;
}
