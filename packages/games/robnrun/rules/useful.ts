import { type Face, KINDS } from "../content/tools.ts";

/** for each tool the smaller of the copies in hand and the copies still missing; bags are no use. */
export function usefulCards(hand: readonly Face[], need: ArrayLike<number>, opened: readonly number[]): number {
  const held = Array<number>(KINDS + 1).fill(0);
  for (const face of hand) held[face]++;
  let useful = 0;
  for (let tool = 0; tool < KINDS; tool++) useful += Math.min(held[tool], Math.max(0, need[tool] - opened[tool]));
  return useful;
}

/** Hint 13: who holds the most; all who tie. */
export function mostUseful(
  seats: readonly number[],
  hands: readonly (readonly Face[])[],
  need: ArrayLike<number>,
  opened: readonly number[],
): number[] {
  const useful = seats.map((seat) => usefulCards(hands[seat], need, opened));
  const most = Math.max(...useful);
  return seats.filter((_, i) => useful[i] === most).sort((a, b) => a - b);
}
