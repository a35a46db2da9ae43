import { mix, weigh } from "./seen.ts";

/** Beyond all places of a board, so that marks, dice and scenes are not taken for each other. */
const FIRST_PLACE = 1000;
export const DICE_PLACE = 999;

/** Marks lie between -32 and 31. */
const MARKS = 64;

export const markAt = (cell: number, held: number): number => cell * MARKS + MARKS / 2 + held;

/** The two numbers of seen.ts for every mark in every cell, worked out beforehand. */
export function makeMarks(cells: number): { readonly hash: Int32Array; readonly sum: Int32Array } {
  const hash = new Int32Array(cells * MARKS);
  const sum = new Int32Array(cells * MARKS);
  for (let i = 0; i < hash.length; i++) {
    const place = FIRST_PLACE + Math.floor(i / MARKS);
    hash[i] = mix(place, (i % MARKS) - MARKS / 2);
    sum[i] = weigh(place, (i % MARKS) - MARKS / 2);
  }
  return { hash, sum };
}
