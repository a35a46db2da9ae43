import { KINDS } from "../content/tools.ts";
import type { Facts } from "./facts.ts";
import { agreesWith } from "./inspections.ts";
import { placesWhereTrue } from "./predicates.ts";
import type { NeedSpace } from "./space.ts";

/** How likely each need of a space is; the weights need not add up to anything. Impossible needs are left out. */
export interface Belief {
  readonly space: NeedSpace;
  /** How many needs are possible: so many entries of the two lists count. */
  readonly size: number;
  /** Indexes into the space, and their weights. */
  readonly needs: Int32Array;
  readonly weights: Float64Array;
}

/** How well the needs of a space agree with the convention by which a hint was told: 1 for what one would expect. Null where none applies. */
export type Likelihood = (said: Facts["said"][number], space: NeedSpace) => ((need: number) => number) | null;

const whole = new WeakMap<NeedSpace, Belief>();

/** Before anything is known. */
export function openMind(space: NeedSpace): Belief {
  let belief = whole.get(space);
  if (belief === undefined) {
    const needs = new Int32Array(space.size);
    for (let i = 0; i < needs.length; i++) needs[i] = i;
    whole.set(space, (belief = { space, size: space.size, needs, weights: space.ways }));
  }
  return belief;
}

/** Which needs are possible by these facts, and how likely each is. */
export function believe(space: NeedSpace, facts: Facts, likelihood: Likelihood | null = null): Belief {
  return narrow(openMind(space), facts, likelihood);
}

/** What is left of a belief by further facts. Facts only ever rule out, so a heist's beliefs can be narrowed one after the other. */
export function narrow(belief: Belief, facts: Facts, likelihood: Likelihood | null = null): Belief {
  const left = keepAgreeing(belief, facts);
  return facts.said.reduce((rest, said) => hear(rest, said, likelihood), left);
}

/** What is left of a belief by one more hint. */
export function hear(belief: Belief, said: Facts["said"][number], likelihood: Likelihood | null = null): Belief {
  const { space } = belief;
  const places = scratch(belief.size);
  const size = placesWhereTrue(said, space, belief.needs, belief.size, places);
  const left = pick(belief, places, size);
  const agreement = likelihood?.(said, space) ?? null;
  if (agreement !== null) for (let i = 0; i < size; i++) left.weights[i] *= agreement(left.needs[i]);
  return left;
}

let places = new Int32Array(1024);

/** Room to note places in, to be used at once: thinking about thousands of needs would otherwise make as much waste. */
export function scratch(size: number): Int32Array {
  if (places.length < size) places = new Int32Array(size);
  return places;
}

/** Leaves out what the open tools and shown hands rule out. Were nothing missing, the heist would be over. */
function keepAgreeing(belief: Belief, { opened, finished, inspected }: Facts): Belief {
  const { space } = belief;
  const { counts } = space;
  const isNew = opened.some(Boolean) || finished.some(Boolean) || inspected.length > 0;
  if (!isNew) return belief;
  const left = scratch(belief.size);
  let size = 0;
  for (let i = 0; i < belief.size; i++) {
    const at = belief.needs[i] * KINDS;
    let isPossible = true;
    let isMissing = false;
    for (let tool = 0; tool < KINDS && isPossible; tool++) {
      const missing = counts[at + tool] - opened[tool];
      if (missing < 0 || (missing > 0 && finished[tool] === 1)) isPossible = false;
      else if (missing > 0) isMissing = true;
    }
    if (!isPossible || !isMissing) continue;
    if (inspected.every((each) => agreesWith(each, counts, at))) left[size++] = i;
  }
  return size === belief.size ? belief : pick(belief, left, size);
}

function pick({ space, needs, weights }: Belief, at: Int32Array, size: number): Belief {
  const picked: Belief = { space, size, needs: new Int32Array(size), weights: new Float64Array(size) };
  for (let i = 0; i < size; i++) {
    picked.needs[i] = needs[at[i]];
    picked.weights[i] = weights[at[i]];
  }
  return picked;
}

/** About so many needs of a belief, evenly: enough to weigh options, where the whole would take long. */
export function thin(belief: Belief, most: number): Belief {
  const stride = Math.ceil(belief.size / most);
  if (stride <= 1) return belief;
  const size = Math.floor(belief.size / stride);
  const needs = new Int32Array(size);
  const weights = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    needs[i] = belief.needs[i * stride];
    weights[i] = belief.weights[i * stride];
  }
  return { space: belief.space, size, needs, weights };
}

/** Tools needed more often than this are as good as never held. */
export const DEPTH = 9;

/** How likely more than c copies of a tool are still missing, at tool × DEPTH + c. */
export function missingOdds({ space, size, needs, weights }: Belief, opened: readonly number[]): Float64Array {
  const odds = new Float64Array(KINDS * DEPTH);
  const { counts } = space;
  let total = 0;
  for (let i = 0; i < size; i++) {
    const at = needs[i] * KINDS;
    const weight = weights[i];
    total += weight;
    for (let tool = 0; tool < KINDS; tool++) {
      const missing = counts[at + tool] - opened[tool];
      if (missing > 0) odds[tool * DEPTH + (missing < DEPTH ? missing : DEPTH) - 1] += weight;
    }
  }
  spreadDown(odds, total);
  return odds;
}

/** From how likely exactly c + 1 copies are missing: adding up from the deep end makes it "more than c". */
export function spreadDown(odds: Float64Array, total: number): void {
  for (let tool = 0; tool < KINDS; tool++) {
    for (let c = DEPTH - 2; c >= 0; c--) odds[tool * DEPTH + c] += odds[tool * DEPTH + c + 1];
    for (let c = 0; c < DEPTH; c++) odds[tool * DEPTH + c] /= total;
  }
}

/** The least and the most of each tool over all possible needs, in total. Null if nothing is possible. */
export function bounds({ space, size, needs }: Belief): { readonly min: number[]; readonly max: number[] } | null {
  if (size === 0) return null;
  const { counts } = space;
  const min = Array.from(counts.subarray(needs[0] * KINDS, (needs[0] + 1) * KINDS));
  const max = min.slice();
  for (let i = 1; i < size; i++) {
    const at = needs[i] * KINDS;
    for (let tool = 0; tool < KINDS; tool++) {
      const count = counts[at + tool];
      if (count < min[tool]) min[tool] = count;
      else if (count > max[tool]) max[tool] = count;
    }
  }
  return { min, max };
}
