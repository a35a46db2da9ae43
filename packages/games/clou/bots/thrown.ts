import { DICE } from "../slots.ts";
import { ALL_DICE, plainSum, waysToTake } from "../rules/dice.ts";

/** The dice of a turn, by which of them are taken. */
export interface Throw {
  readonly ways: (readonly number[])[];
  readonly sums: number[];
  readonly highest: number[];
}

export function readThrow(board: readonly number[], { ways, sums, highest }: Throw): void {
  for (let way = 0; way <= ALL_DICE; way++) {
    ways[way] = waysToTake(board, way);
    sums[way] = plainSum(board, way);
    highest[way] = 0;
    for (let i = 0; i < 3; i++) if ((way >> i) & 1) highest[way] = Math.max(highest[way], board[DICE + i]);
  }
}
