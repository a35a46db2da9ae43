import type { Statement } from "../content/hints.ts";
import { HEAVY, KINDS } from "../content/tools.ts";
import type { NeedSpace } from "./space.ts";

/** What number hints ask of a need, five numbers each: kinds, total, heavy tools, kinds needed once, the most of one tool. */
const FEATURES = 5;
const [KINDS_AT, TOTAL_AT, HEAVY_AT, SINGLES_AT, MOST_AT] = [0, 1, 2, 3, 4];

const known = new WeakMap<NeedSpace, Uint8Array>();

function featuresOf(space: NeedSpace): Uint8Array {
  let features = known.get(space);
  if (features !== undefined) return features;
  features = new Uint8Array(space.size * FEATURES);
  for (let i = 0; i < space.size; i++) {
    for (let tool = 0; tool < KINDS; tool++) {
      const count = space.counts[i * KINDS + tool];
      if (count === 0) continue;
      features[i * FEATURES + KINDS_AT]++;
      features[i * FEATURES + TOTAL_AT] += count;
      if (HEAVY.includes(tool)) features[i * FEATURES + HEAVY_AT] += count;
      if (count === 1) features[i * FEATURES + SINGLES_AT]++;
      if (count > features[i * FEATURES + MOST_AT]) features[i * FEATURES + MOST_AT] = count;
    }
  }
  known.set(space, features);
  return features;
}

/** The same as `isTrue`, for many needs of one space: which case it is and what numbers it takes is settled once. */
export function predicate(said: Statement, space: NeedSpace): (need: number) => boolean {
  const { counts } = space;
  const tool = said.tool ?? 0;
  const second = said.second ?? 0;
  const { number } = said;
  switch (said.hint) {
    case 1:
    case 9:
      return said.tool === null ? () => true : (need) => counts[need * KINDS + tool] > 0;
    case 2:
      return (need) => counts[need * KINDS + tool] === 0;
    case 4:
      return (need) => counts[need * KINDS + tool] > 1;
    case 7:
      return (need) => counts[need * KINDS + tool] > 0 && counts[need * KINDS + tool] === number;
    case 8: {
      const features = featuresOf(space);
      return (need) => counts[need * KINDS + tool] === features[need * FEATURES + MOST_AT];
    }
    case 10:
      return (need) => counts[need * KINDS + tool] > 0 || counts[need * KINDS + second] > 0;
    case 11:
      return (need) => counts[need * KINDS + tool] > 0 && counts[need * KINDS + tool] === counts[need * KINDS + second];
    case 3:
      return feature(space, KINDS_AT, number);
    case 5:
      return feature(space, TOTAL_AT, number);
    case 12:
      return feature(space, HEAVY_AT, number);
    case 15:
      return feature(space, SINGLES_AT, number);
    default:
      return () => true;
  }
}

function feature(space: NeedSpace, which: number, number: number | null): (need: number) => boolean {
  const features = featuresOf(space);
  return (need) => features[need * FEATURES + which] === number;
}
