import { KINDS } from "../content/tools.ts";
import type { Facts } from "./facts.ts";
import { predicate } from "./predicates.ts";
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

/** How well a need agrees with a convention: 1 for what one would expect. */
export type Likelihood = (said: Facts["said"][number], counts: Uint8Array, at: number) => number;

const whole = new WeakMap<NeedSpace, Belief>();

/** Before anything is known. */
export function openMind(space: NeedSpace): Belief {
  let belief = whole.get(space);
  if (belief === undefined) {
    const needs = Int32Array.from({ length: space.size }, (_, i) => i);
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
  const isTrue = predicate(said, space);
  const needs = new Int32Array(belief.size);
  const weights = new Float64Array(belief.size);
  let size = 0;
  for (let i = 0; i < belief.size; i++) {
    const need = belief.needs[i];
    if (!isTrue(need)) continue;
    needs[size] = need;
    weights[size++] = belief.weights[i];
  }
  if (likelihood !== null)
    for (let i = 0; i < size; i++) weights[i] *= likelihood(said, space.counts, needs[i] * KINDS);
  return { space, size, needs, weights };
}

/** Leaves out what the open tools rule out. Were nothing missing, the heist would be over. */
function keepAgreeing(belief: Belief, { opened, finished }: Facts): Belief {
  const { space } = belief;
  const { counts } = space;
  const isNew = opened.some(Boolean) || finished.some(Boolean);
  if (!isNew) return belief;
  const needs = new Int32Array(belief.size);
  const weights = new Float64Array(belief.size);
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
    needs[size] = belief.needs[i];
    weights[size++] = belief.weights[i];
  }
  return { space, size, needs, weights };
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
  // So far how likely exactly c + 1 are missing: adding up from the deep end makes it "more than c".
  for (let tool = 0; tool < KINDS; tool++) {
    for (let c = DEPTH - 2; c >= 0; c--) odds[tool * DEPTH + c] += odds[tool * DEPTH + c + 1];
    for (let c = 0; c < DEPTH; c++) odds[tool * DEPTH + c] /= total;
  }
  return odds;
}

/** The least and the most of each tool over all possible needs, in total. Null if nothing is possible. */
export function bounds({ space, size, needs }: Belief): { readonly min: number[]; readonly max: number[] } | null {
  if (size === 0) return null;
  const min = Array<number>(KINDS).fill(Infinity);
  const max = Array<number>(KINDS).fill(0);
  for (let i = 0; i < size; i++) {
    for (let tool = 0; tool < KINDS; tool++) {
      const count = space.counts[needs[i] * KINDS + tool];
      if (count < min[tool]) min[tool] = count;
      if (count > max[tool]) max[tool] = count;
    }
  }
  return { min, max };
}
