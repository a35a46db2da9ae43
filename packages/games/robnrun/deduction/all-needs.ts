import { KINDS } from "../content/tools.ts";
import type { NeedSpace } from "./space.ts";

/** More than the number of kinds: so a shape's key counts the tools needed once, twice … in digits of their own. */
const DIGIT = 8;
const WEIGHT: readonly number[] = Array.from({ length: 21 }, (_, count) => (count === 0 ? 0 : DIGIT ** count));

/** The same for needs that differ only in which tool is which. */
function shapeOf(need: ArrayLike<number>): number {
  let shape = 0;
  for (let tool = 0; tool < KINDS; tool++) shape += WEIGHT[need[tool]];
  return shape;
}

/** How many ways lead to a shape, by number of safes and shape: no tool is special, so a few hundred shapes stand for all needs. */
const waysTo: Map<number, number>[] = [];

function countWays(singles: NeedSpace, safes: number, need: Uint8Array, shape: number): number {
  const counted = (waysTo[safes] ??= new Map());
  const before = counted.get(shape);
  if (before !== undefined) return before;
  let ways = 0;
  if (safes === 0) ways = shape === 0 ? 1 : 0;
  else {
    const rest = new Uint8Array(KINDS);
    for (let single = 0; single < singles.size; single++) {
      if (!takeAway(need, singles.counts, single * KINDS, rest)) continue;
      ways += countWays(singles, safes - 1, rest, shapeOf(rest));
    }
  }
  counted.set(shape, ways);
  return ways;
}

function takeAway(need: Uint8Array, counts: Uint8Array, at: number, rest: Uint8Array): boolean {
  for (let tool = 0; tool < KINDS; tool++) {
    if (need[tool] < counts[at + tool]) return false;
    rest[tool] = need[tool] - counts[at + tool];
  }
  return true;
}

/** What one safe may need, as the limits of say it. */
export interface Limits {
  readonly fewest: number;
  readonly most: number;
  readonly ofOne: number;
}

/**
 * All needs that some safes can have together. Adding up every combination of safes would take half a second for three of them, so all
 * needs of a fitting size are gone through instead, in the order of their keys, and the impossible ones left out.
 */
export function allNeeds(singles: NeedSpace, safes: number, { fewest, most, ofOne }: Limits): NeedSpace {
  const room = needsUpTo(most * safes);
  const counts = new Uint8Array(room * KINDS);
  const ways = new Float64Array(room);
  const need = new Uint8Array(KINDS);
  let size = 0;
  const choose = (tool: number, total: number, shape: number): void => {
    const top = Math.min(ofOne * safes, most * safes - total);
    const least = tool === 0 ? Math.max(0, fewest * safes - total) : 0;
    for (let count = least; count <= top; count++) {
      need[tool] = count;
      if (tool > 0) choose(tool - 1, total + count, shape + WEIGHT[count]);
      else {
        const found = countWays(singles, safes, need, shape + WEIGHT[count]);
        if (found === 0) continue;
        for (let each = 0; each < KINDS; each++) counts[size * KINDS + each] = need[each];
        ways[size++] = found;
      }
    }
    need[tool] = 0;
  };
  choose(KINDS - 1, 0, 0);
  return { size, counts: counts.subarray(0, size * KINDS), ways: ways.subarray(0, size) };
}

/** How many needs have at most so many tools: the ways to put them and dividers between the kinds in a row. */
function needsUpTo(tools: number): number {
  let needs = 1;
  for (let kind = 1; kind <= KINDS; kind++) needs = (needs * (tools + kind)) / kind;
  return needs;
}
