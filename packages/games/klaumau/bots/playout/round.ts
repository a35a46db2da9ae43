import type { Config } from "../../configure.ts";
import type { Face } from "../../content/cards.ts";
import { policeInDeck } from "../../content/deck.ts";
import { handPoints, KIND_OF, THEME_OF, COLOURS_OF, isNumber } from "../../content/traits.ts";
import { surelyHeld } from "../../memory.ts";
import { coloursToMatch, topCard } from "../../rules/matching.ts";
import { RECEIVER_PAYS } from "../../rules/receiver.ts";
import type { State } from "../../state.ts";

/**
 * A round between two turns, with nothing but what the rest of it depends on: no events, no log, no memory but of hands shown to all. Bots
 * play such rounds to their end by the ten thousand a second; test/playout.test.ts replays them through the rules.
 */
export interface Round {
  readonly config: Config;
  readonly seats: number;
  /** In no order. */
  readonly hands: Face[][];
  /** Of each hand, what everybody knows to be there. */
  readonly known: Face[][];
  /** The top is the last. */
  readonly pile: Face[];
  readonly laid: number[];
  /** Points paid by the Receiver in this round. */
  readonly paid: number[];
  /** What a card in hand is worth. */
  readonly points: readonly number[];
  /** How many Policemen may still be played before the last of them ends the round (K-9.2). */
  policeLeft: number;
  /** What the next card must share with the top card. */
  colours: number;
  theme: number;
  lastColours: number;
  direction: number;
  turn: number;
}

/** The round of an imagined world, right before a turn. */
export function roundOf({ table, hands, pile, memory }: State): Round {
  return {
    config: table.config,
    seats: table.seats,
    hands: hands.map((hand) => hand.slice()),
    known: hands.map((_, seat) => surelyHeld(memory[table.seats], seat).slice()),
    pile: pile.slice(),
    laid: table.laid.slice(),
    paid: table.sold.map((sold) => sold * RECEIVER_PAYS),
    points: handPoints(table),
    policeLeft: table.config.converted ? policeInDeck(table.seats) - table.policePlayed : Infinity,
    colours: coloursToMatch(table),
    theme: THEME_OF[topCard(table)],
    lastColours: table.lastColours,
    direction: table.direction,
    turn: table.turn,
  };
}

export function seatAfter({ seats, direction, turn }: Round, steps: number): number {
  return (turn + direction * steps + 4 * seats) % seats;
}

/** What a seat scores if the round ends now (K-7.3, K-9.1, K-9.3, K-9.7). */
export function scoreOf(round: Round, seat: number): number {
  const { hands, points, laid, paid, lastColours, config } = round;
  const cancelled = config.forgery ? lastColours : 0;
  let score = laid[seat] + paid[seat];
  for (const face of hands[seat]) {
    if (cancelled === 0 || !isNumber(face) || (COLOURS_OF[face] & cancelled) === 0) score += points[face];
  }
  return score;
}

/** Takes one card of that face out of a hand, in the sight of all. */
export function leaveHand(round: Round, seat: number, face: Face): void {
  takeOut(round.hands[seat], face);
  takeOut(round.known[seat], face);
}

/** Takes one card of that face out of a list without an order. */
export function takeOut(cards: Face[], face: Face): void {
  const i = cards.indexOf(face);
  if (i < 0) return;
  const last = cards.pop() as Face;
  if (i < cards.length) cards[i] = last;
}

export function isPolice(face: Face): boolean {
  return KIND_OF[face] === "police";
}
