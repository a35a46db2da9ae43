import { COLOURS, type Face, type Kind } from "../../content/cards.ts";
import { COLOURS_OF, isNumber, KIND_OF } from "../../content/traits.ts";
import { isPlayable } from "../../rules/matching.ts";
import type { Round } from "./round.ts";

/** What a card of the pile is worth on average. */
export const UNSEEN = 1.4;

/** What playing it brings beside the card lost, in points. Found by simulation. */
const EFFECTS: { readonly [kind in Kind]?: number } = { police: 0.6, crook: 1.4, barter: 0.5, bomb: 0.5 };
const EFFECT_OF = KIND_OF.map((kind) => EFFECTS[kind] ?? 0);

/** What playing a card looks like, in points; below 0 it is a loss. */
export function worthOfPlaying({ points }: Round, face: Face): number {
  return EFFECT_OF[face] - points[face];
}

/** What a card is worth keeping: its points, and what it can do. */
export function keepValue(points: readonly number[], face: Face): number {
  return points[face] + EFFECT_OF[face];
}

/** The card of a seat that it would least like to be made to play. */
export function dearestTo(round: Round, seat: number): Face {
  let dearest = -1;
  let least = Infinity;
  for (const face of round.hands[seat]) {
    if (!isPlayable(face, round.colours, round.theme)) continue;
    const worth = worthOfPlaying(round, face);
    if (worth < least) {
      least = worth;
      dearest = face;
    }
  }
  return dearest;
}

/** Who cannot play draws: named is the colour that one holds least of. */
export function rarestColour(hand: readonly Face[]): number {
  let rarest = 0;
  let fewest = Infinity;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let cards = 0;
    for (const face of hand) cards += (COLOURS_OF[face] >> colour) & 1;
    if (cards < fewest) {
      fewest = cards;
      rarest = colour;
    }
  }
  return rarest;
}

export function cheapest(points: readonly number[], hand: readonly Face[]): Face {
  let cheap = hand[0];
  for (const face of hand) if (keepValue(points, face) < keepValue(points, cheap)) cheap = face;
  return cheap;
}

export function cheapestNumber(hand: readonly Face[], points: readonly number[]): Face | null {
  const numbers = hand.filter(isNumber);
  return numbers.length === 0 ? null : cheapest(points, numbers);
}
