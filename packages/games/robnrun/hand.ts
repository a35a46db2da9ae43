import type { Face } from "./content/tools.ts";

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
  const i = hand.indexOf(face);
  if (i < 0) throw new Error(`card ${face} is not in the hand`);
  hand.splice(i, 1);
}

/** Each face of a sorted hand once. */
export function distinct(hand: readonly Face[]): Face[] {
  return hand.filter((face, i) => face !== hand[i - 1]);
}

export const sorted = (cards: readonly Face[]): Face[] => cards.toSorted((a, b) => a - b);

/** How many of each face, bags last. */
export function countFaces(cards: readonly Face[], counts: number[] = Array<number>(8).fill(0)): number[] {
  for (const face of cards) counts[face]++;
  return counts;
}
