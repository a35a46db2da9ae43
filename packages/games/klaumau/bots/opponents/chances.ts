import type { Face } from "../../content/cards.ts";
import { baseDeck } from "../../content/deck.ts";
import { THEME_OF } from "../../content/traits.ts";
import { isPlayable } from "../../rules/matching.ts";

const THEMES = Math.max(...THEME_OF) + 1;

/** By deck, and by colours and theme to match: the share of cards that do not match. Worked out when first asked for. */
const unplayable = new Map<readonly Face[], number[]>();

/** How likely somebody with so many cards cannot play, for who knows none of them: roughly, from the deck as it is printed. */
export function chanceOfNone(seats: number, colours: number, theme: number, cards: number): number {
  const deck = baseDeck(seats);
  let shares = unplayable.get(deck);
  if (shares === undefined) unplayable.set(deck, (shares = []));
  const key = colours * THEMES + theme;
  shares[key] ??= deck.filter((face) => !isPlayable(face, colours, theme)).length / deck.length;
  return shares[key] ** cards;
}
