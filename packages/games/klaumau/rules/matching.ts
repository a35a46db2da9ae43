import type { Face } from "../content/cards.ts";
import { colourBit, COLOURS_OF, KIND_OF, THEME_OF } from "../content/traits.ts";
import type { Table } from "../state.ts";

export function topCard(table: Readonly<Table>): Face {
  return table.discard[table.discard.length - 1];
}

/** The colours that a card must share with the top card, as bits (K-3.1, K-3.3, K-3.4). */
export function coloursToMatch(table: Readonly<Table>): number {
  return table.named === null ? COLOURS_OF[topCard(table)] : colourBit(table.named);
}

/** Whether a card could be played now (K-3.1 to K-3.4). A Watchdog is laid, not played (K-4.7, K-9.7). */
export function isPlayable(face: Face, colours: number, theme: number): boolean {
  if ((COLOURS_OF[face] & colours) !== 0) return true;
  const own = THEME_OF[face];
  if (own !== 0) return own === theme;
  const kind = KIND_OF[face];
  return kind === "police" || kind === "bomb";
}

/** The cards of a sorted hand that could be played now, each face once. */
export function playableCards(table: Readonly<Table>, hand: readonly Face[]): Face[] {
  const colours = coloursToMatch(table);
  const theme = THEME_OF[topCard(table)];
  const playable: Face[] = [];
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i];
    if (face !== hand[i - 1] && isPlayable(face, colours, theme)) playable.push(face);
  }
  return playable;
}
