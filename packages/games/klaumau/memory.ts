import type { Face } from "./content/cards.ts";
import type { State } from "./state.ts";

/**
 * What a viewer knows for certain of cards it does not hold (K-8.1): which cards another player, or the pile, was seen to have. A card
 * that goes unseen makes such knowledge weaker, not void: *all but `missing` of these are still there*.
 *
 * `state.memory` has one for each seat, and last the one everybody shares. Cards are kept by holder; the pile is the last holder.
 */
export interface Memory {
  readonly cards: Face[][];
  readonly missing: number[];
}

export function blankMemory(seats: number): Memory {
  return { cards: Array.from({ length: seats + 1 }, () => []), missing: Array<number>(seats + 1).fill(0) };
}

export function wipeMemory(memory: Memory): void {
  for (const cards of memory.cards) cards.length = 0;
  memory.missing.fill(0);
}

export function cloneMemory(memory: Memory): Memory {
  return { cards: memory.cards.map((cards) => cards.slice()), missing: memory.missing.slice() };
}

/** What a holder surely has, for this viewer. */
export function surelyHeld({ cards, missing }: Readonly<Memory>, holder: number): readonly Face[] {
  return missing[holder] === 0 ? cards[holder] : [];
}

/** The pile as a holder of cards. */
export const pileOf = (seats: number): number => seats;

const EVERYBODY = (): boolean => true;

/** A card leaves a holder; `sees` tells which viewers see its face. The viewer after the last seat is everybody. */
export function forget(state: State, holder: number, face: Face, sees: (viewer: number) => boolean = EVERYBODY): void {
  for (let viewer = 0; viewer < state.memory.length; viewer++) {
    const { cards, missing } = state.memory[viewer];
    const known = cards[holder];
    if (known.length === 0) continue;
    if (sees(viewer)) {
      const i = known.indexOf(face);
      if (i >= 0) known.splice(i, 1);
    } else missing[holder] += 1;
    if (missing[holder] >= known.length) {
      known.length = 0;
      missing[holder] = 0;
    }
  }
}

/** A card that these viewers see comes to a holder who is none of them. */
export function learn(state: State, holder: number, face: Face, viewers: readonly number[]): void {
  for (const viewer of viewers) state.memory[viewer].cards[holder].push(face);
}

/** These viewers see a whole hand. */
export function learnHand(state: State, holder: number, hand: readonly Face[], viewers: readonly number[]): void {
  for (const viewer of viewers) {
    if (viewer === holder) continue;
    const { cards, missing } = state.memory[viewer];
    cards[holder] = hand.slice();
    missing[holder] = 0;
  }
}

/** Hands go round: seat i gets the hand of seat `from(i)`. Called before they move: whoever gives a hand away remembers it. */
export function moveHands(state: State, from: (seat: number) => number): void {
  const { hands } = state;
  const seats = hands.length;
  for (let viewer = 0; viewer < state.memory.length; viewer++) {
    const memory = state.memory[viewer];
    const before = cloneMemory(memory);
    if (viewer < seats) before.cards[viewer] = hands[viewer].slice();
    for (let seat = 0; seat < seats; seat++) {
      memory.cards[seat] = seat === viewer ? [] : before.cards[from(seat)].slice();
      memory.missing[seat] = seat === viewer ? 0 : before.missing[from(seat)];
    }
  }
}

const VIEWERS: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, seats) =>
  Array.from({ length: seats + 1 }, (__, viewer) => viewer),
);

export function allViewers(seats: number): readonly number[] {
  return VIEWERS[seats];
}
