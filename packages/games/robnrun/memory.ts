import type { Face } from "./content/tools.ts";
import type { State } from "./state.ts";

/**
 * What a seat has seen of another's hand: the boss by hint 6, accomplices by hint 16. A card that leaves the hand unseen makes this
 * weaker, not void: *all but `missing` of these are still there*. Kept flat, by the seat that knows and the one that holds.
 */
const at = (state: State, viewer: number, holder: number): number => viewer * state.table.seats + holder;

export function learn(state: State, viewer: number, holder: number, cards: readonly Face[]): void {
  state.known[at(state, viewer, holder)].push(...cards);
}

export function learnHand(state: State, viewer: number, holder: number): void {
  state.known[at(state, viewer, holder)] = state.hands[holder].slice();
  state.missing[at(state, viewer, holder)] = 0;
}

/** A card leaves a hand, seen by nobody but perhaps one. */
export function forgetCard(state: State, holder: number, face: Face, seenBy: number | null = null): void {
  for (let viewer = 0; viewer < state.table.seats; viewer++) {
    const i = at(state, viewer, holder);
    const cards = state.known[i];
    if (cards.length === 0) continue;
    if (viewer === seenBy) {
      const place = cards.indexOf(face);
      if (place >= 0) cards.splice(place, 1);
    } else state.missing[i]++;
    if (state.missing[i] >= cards.length) clear(state, i);
  }
}

/** A whole hand goes. */
export function forgetHand(state: State, holder: number): void {
  for (let viewer = 0; viewer < state.table.seats; viewer++) clear(state, at(state, viewer, holder));
}

export function forgetAll(state: State): void {
  for (let i = 0; i < state.known.length; i++) clear(state, i);
}

function clear(state: State, i: number): void {
  if (state.known[i].length > 0) state.known[i] = [];
  state.missing[i] = 0;
}
