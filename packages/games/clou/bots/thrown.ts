import { DICE } from "../slots.ts";
import { ALL_DICE, plainSum, waysToTake } from "../rules/dice.ts";

/** The dice of a turn, by which of them are taken. */
export interface Throw {
  readonly ways: (readonly number[])[];
  readonly sums: number[];
  readonly highest: number[];
}

/** Returns the numbers that they make, as bits. */
export function readThrow(board: readonly number[], { ways, sums, highest }: Throw): number {
  let numbers = 0;
  for (let way = 0; way <= ALL_DICE; way++) {
    ways[way] = waysToTake(board, way);
    sums[way] = plainSum(board, way);
    numbers |= 1 << sums[way];
    highest[way] = 0;
    for (let i = 0; i < 3; i++) if ((way >> i) & 1) highest[way] = Math.max(highest[way], board[DICE + i]);
  }
  return numbers;
}

/** The ways to take dice in the order in which they are gone through. */
const ORDER = [1, 2, 4, 3, 5, 6, 7];
const bitsOf = (ways: readonly number[]): number => ways.reduce((bits, way) => bits | (1 << way), 0);
const before = (isBefore: (other: number, way: number) => boolean): readonly number[] =>
  Array.from({ length: ALL_DICE + 1 }, (_, way) =>
    way === 0 ? 0 : bitsOf(ORDER.filter((other) => isBefore(other, way))),
  );

/** By way: those that are lower, as bits, and those that are gone through earlier. */
export const LOWER_WAYS = before((other, way) => other < way);
export const EARLIER_WAYS = before((other, way) => ORDER.indexOf(other) < ORDER.indexOf(way));
