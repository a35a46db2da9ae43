import { type Face, FACES } from "../content/cards.ts";
import { handPoints, THEME_OF } from "../content/traits.ts";
import { cardsInRound, cardsOnTable, count } from "../audit.ts";
import { coloursToMatch, isPlayable, topCard } from "../rules/matching.ts";
import type { View } from "../view.ts";

/** What a bot works out from its view about cards it cannot see. */
export interface Estimate {
  /** How likely a player with that many cards holds none that can be played. */
  chanceOfNone(cards: number): number;
  /** What an unseen card is worth on average. */
  readonly cardValue: number;
}

/** `own` cards count as seen; for what others believe about oneself, leave them out. */
export function estimate(view: View, own: readonly Face[]): Estimate {
  const { table } = view;
  const all = cardsInRound(table);
  const open = cardsOnTable(table);
  const held = count(own);
  const colours = coloursToMatch(table);
  const theme = THEME_OF[topCard(table)];
  const pointsOfFace = handPoints(table);
  let unseen = 0;
  let playable = 0;
  let points = 0;
  for (let face = 0; face < FACES; face++) {
    const left = all[face] - open[face] - held[face];
    unseen += left;
    points += left * pointsOfFace[face];
    if (isPlayable(face, colours, theme)) playable += left;
  }
  return {
    chanceOfNone(cards) {
      let chance = 1;
      for (let i = 0; i < cards && chance > 0; i++)
        chance *= Math.max(0, unseen - playable - i) / Math.max(1, unseen - i);
      return chance;
    },
    cardValue: unseen === 0 ? 1 : points / unseen,
  };
}
