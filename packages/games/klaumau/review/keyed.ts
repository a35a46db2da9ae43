import { keyOf, luckOf, orderByKey, type Random } from "@safehouse/kernel";
import { RECEIVER } from "../content/cards.ts";
import type { State } from "../state.ts";

/**
 * Every turn plays a card or draws one, so this counts the turns of a round, whatever is done in them: a trial that goes another way is
 * soon asked at the same time again.
 */
export function timeOf({ hands, pile }: Pick<State, "hands" | "pile">): number {
  let held = 0;
  for (let seat = 0; seat < hands.length; seat++) held += hands[seat].length;
  return -2 * pile.length - held;
}

/** The luck of trial k when a seat is asked at this time. */
export function luckAt(k: number, seat: number, time: number): Random {
  return luckOf(keyOf(k, seat, time));
}

/** The pile as it lies in trial k: cards that lie in it at two times lie in the same order. */
export function layPile({ table, pile }: State, k: number): void {
  const at = pile.indexOf(RECEIVER);
  if (at >= 0) pile.splice(at, 1);
  orderByKey(pile, k);
  if (at < 0) return;
  // Drawn from above, so the lowest place counts; before it is placed it lies where it was turned up.
  const highest = Math.min(Math.max(table.receiverHigh, table.receiverLow), pile.length);
  const lowest = Math.min(table.receiverLow, highest);
  pile.splice(lowest + (keyOf(k, RECEIVER, 0) % (highest - lowest + 1)), 0, RECEIVER);
}
