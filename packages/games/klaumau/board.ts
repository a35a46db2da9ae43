/** What a table drawn on a screen may know of the game: its words and things, and nothing that decides. */
import { CARDS, type Colour, type Kind } from "./content/cards.ts";
import { baseDeck } from "./content/deck.ts";
import { coloursIn } from "./content/traits.ts";
import { coloursToMatch, topCard } from "./rules/matching.ts";
import type { Table } from "./state.ts";

export { CARDS, COLOURS, type Card, type Colour, type Face, faceOf, type Kind, NAMES } from "./content/cards.ts";
export { policeInDeck } from "./content/deck.ts";
export { handPoints, POINTS_OF } from "./content/traits.ts";
export type { Event, RoundEnd } from "./events.ts";
export type { Move } from "./moves.ts";
export type { Shows } from "./rulebook/examples.ts";
export { inTurnOrder } from "./rules/asking.ts";
export { finishedRounds, pointsOf, type RoundScore, scoreOf } from "./rules/score.ts";
export type { Table } from "./state.ts";
export type { View } from "./view.ts";

/** What a card must share with the discard pile, to be put into words (K-3.1 to K-3.4). */
export interface ToMatch {
  readonly colours: readonly Colour[];
  readonly kind: Kind;
  /** 1–4 if numbers match, else 0. */
  readonly value: number;
}

/** Null before the first card of a round lies there. */
export function toMatch(table: Readonly<Table>): ToMatch | null {
  if (table.discard.length === 0) return null;
  const { kind, value } = CARDS[topCard(table)];
  return { colours: coloursIn(coloursToMatch(table)), kind, value };
}

/** K-1.4: the black-backed half serves small tables; the whole deck is told by its red backs. */
export function backOf(seats: number): "black" | "red" {
  return baseDeck(seats).length === baseDeck(2).length ? "black" : "red";
}
