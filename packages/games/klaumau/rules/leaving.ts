import { removeCard } from "@safehouse/kernel";
import type { Face } from "../content/cards.ts";
import { isNumber } from "../content/traits.ts";
import { forget } from "../memory.ts";
import type { State } from "../state.ts";

/** A card leaves a hand for all to see. The caller says where it goes. */
export function leaveHand(state: State, seat: number, face: Face): void {
  removeCard(state.hands[seat], face);
  forget(state, seat, face);
  loseNumberless(state, seat, isNumber(face) ? 0 : 1);
}

/** Cards leave a hand for a place where nobody gets at them. */
export function putOut(state: State, seat: number, cards: readonly Face[], place: Face[]): void {
  for (const face of cards) {
    leaveHand(state, seat, face);
    place.push(face);
  }
}

/** A card left that may have been one of those known to be no number card. */
export function loseNumberless(state: State, seat: number, cards: number): void {
  const { numberless } = state.table;
  numberless[seat] = Math.max(0, numberless[seat] - cards);
}
