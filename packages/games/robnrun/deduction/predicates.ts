import type { Statement } from "../content/hints.ts";
import { HEAVY, KINDS } from "../content/tools.ts";
import type { NeedSpace } from "./space.ts";

/** What number hints ask of a need, five numbers each: kinds, total, heavy tools, kinds needed once, the most of one tool. */
const FEATURES = 5;
const [KINDS_AT, TOTAL_AT, HEAVY_AT, SINGLES_AT, MOST_AT] = [0, 1, 2, 3, 4];
const NUMBER_AT: { readonly [hint: number]: number } = { 3: KINDS_AT, 5: TOTAL_AT, 12: HEAVY_AT, 15: SINGLES_AT };

const known = new WeakMap<NeedSpace, Uint8Array>();

function featuresOf(space: NeedSpace): Uint8Array {
  let features = known.get(space);
  if (features !== undefined) return features;
  const { counts, size } = space;
  features = new Uint8Array(size * FEATURES);
  for (let i = 0; i < size; i++) {
    const at = i * FEATURES;
    for (let tool = 0; tool < KINDS; tool++) {
      const count = counts[i * KINDS + tool];
      if (count === 0) continue;
      features[at + KINDS_AT]++;
      features[at + TOTAL_AT] += count;
      if (count === 1) features[at + SINGLES_AT]++;
      if (count > features[at + MOST_AT]) features[at + MOST_AT] = count;
    }
    for (const tool of HEAVY) features[at + HEAVY_AT] += counts[i * KINDS + tool];
  }
  known.set(space, features);
  return features;
}

/** A hint that asks for one number of a need: of the need that begins at i × stride, `numbers[i × stride + at]` lies between the two. */
interface Range {
  readonly numbers: Uint8Array;
  readonly stride: number;
  readonly at: number;
  readonly least: number;
  readonly most: number;
}

const ANY = 255;

/** Null for hints that ask for more than one number. */
function rangeOf({ hint, tool, number }: Statement, space: NeedSpace): Range | null {
  const ofTool = (least: number, most: number): Range => ({
    numbers: space.counts,
    stride: KINDS,
    at: tool ?? 0,
    least,
    most,
  });
  switch (hint) {
    case 1:
    case 9:
      return ofTool(tool === null ? 0 : 1, ANY);
    case 2:
      return ofTool(0, 0);
    case 4:
      return ofTool(2, ANY);
    case 7:
      return ofTool(number || ANY, number || ANY);
    case 3:
    case 5:
    case 12:
    case 15: {
      const exactly = number ?? ANY;
      const numbers = featuresOf(space);
      return { numbers, stride: FEATURES, at: NUMBER_AT[hint], least: exactly, most: exactly };
    }
    default:
      return null;
  }
}

/** Hints that compare two numbers of a need. */
function comparison(said: Statement, space: NeedSpace): (need: number) => boolean {
  const { counts } = space;
  const tool = said.tool ?? 0;
  const second = said.second ?? 0;
  switch (said.hint) {
    case 8: {
      const features = featuresOf(space);
      return (need) => counts[need * KINDS + tool] === features[need * FEATURES + MOST_AT];
    }
    case 10:
      return (need) => counts[need * KINDS + tool] > 0 || counts[need * KINDS + second] > 0;
    case 11:
      return (need) => counts[need * KINDS + tool] > 0 && counts[need * KINDS + tool] === counts[need * KINDS + second];
    default:
      return () => true;
  }
}

/**
 * Puts the places in `needs` whose need a hint is true of into `places`, and says how many there are. The same as `isTrue`, for
 * thousands of needs of one space: which case it is and what numbers it takes is settled once.
 */
export function placesWhereTrue(
  said: Statement,
  space: NeedSpace,
  needs: Int32Array,
  size: number,
  places: Int32Array,
): number {
  let found = 0;
  const range = rangeOf(said, space);
  if (range !== null) {
    const { numbers, stride, at, least, most } = range;
    for (let i = 0; i < size; i++) {
      const number = numbers[needs[i] * stride + at];
      if (number >= least && number <= most) places[found++] = i;
    }
    return found;
  }
  const isTrue = comparison(said, space);
  for (let i = 0; i < size; i++) if (isTrue(needs[i])) places[found++] = i;
  return found;
}
