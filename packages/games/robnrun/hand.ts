import type { Face } from "./content/tools.ts";

export const sorted = (cards: readonly Face[]): Face[] => cards.toSorted((a, b) => a - b);

/** How many of each face, bags last. */
export function countFaces(cards: readonly Face[], counts: number[] = Array<number>(8).fill(0)): number[] {
  for (const face of cards) counts[face]++;
  return counts;
}
