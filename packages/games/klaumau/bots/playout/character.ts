/**
 * How a player is taken to lie and to doubt. Chances are in thousandths and by the number of cards in the speaker's hand, from one card to
 * four and more.
 */
export interface Character {
  /** How often "I cannot" is said by who could play. */
  readonly lies: readonly number[];
  /** Lies also where playing would be a gain: with a Crook, a Policeman or the like. */
  readonly bold: boolean;
  /** How often such a claim is doubted. */
  readonly doubts: readonly number[];
}

/** The place of a hand of so many cards in the lists above. */
export function sizeClass(cards: number): number {
  return cards > 4 ? 3 : cards - 1;
}
