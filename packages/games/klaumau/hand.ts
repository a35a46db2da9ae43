import type { Face } from "./content/cards.ts";

/** Hands are kept sorted, so that equal hands are equal lists. */
export function addCard(hand: Face[], face: Face): void {
  let i = hand.length;
  hand.push(face);
  while (i > 0 && hand[i - 1] > face) {
    hand[i] = hand[i - 1];
    i--;
  }
  hand[i] = face;
}

export function removeCard(hand: Face[], face: Face): void {
  let i = hand.indexOf(face);
  if (i < 0) throw new Error(`card ${face} is not in the hand`);
  // Moving up by hand is faster than splice, which makes a list of what it removed.
  for (; i < hand.length - 1; i++) hand[i] = hand[i + 1];
  hand.pop();
}

/** What is left of a hand without some of its cards. */
export function without(hand: readonly Face[], cards: readonly Face[]): Face[] {
  const rest = hand.slice();
  for (const face of cards) removeCard(rest, face);
  return rest;
}

/** Each face of a sorted hand once. */
export function distinct(hand: readonly Face[]): Face[] {
  return hand.filter((face, i) => face !== hand[i - 1]);
}
