import { meanWithError } from "./balance.ts";
import { sameJson } from "./json.ts";
import type { Judged, Judgement } from "./judge.ts";
import type { Message } from "./message.ts";

/** A way that a judge tries out, world by world. */
export interface Trial<Move> {
  readonly way: readonly Move[];
  /** What it came to in each world; all were tried in the same ones, some of them in more. */
  readonly results: number[];
}

/** What was only looked at. */
export interface Estimate<Move> {
  readonly way: readonly Move[];
  readonly worth: number;
  readonly error: number;
}

/** After so many worlds the worse half is dropped. */
const WORLDS = 8;

/**
 * Tries all of them in the same worlds while the nodes last, a node each; whoever falls behind is tried no more. Of those that were answered
 * the best stays: what a mistake cost would else be told by the few worlds in which it looked worst.
 */
export function tryOut<Option extends Trial<unknown>>(
  options: readonly Option[],
  deal: () => (option: Option) => number,
  nodes: number,
  kept = 2,
  wasAnswered: (option: Option) => boolean = () => false,
): void {
  let left = options;
  for (let spent = 0, worlds = 1; worlds <= WORLDS || spent < nodes; worlds++) {
    const play = deal();
    for (const option of left) option.results.push(play(option));
    spent += left.length;
    if (worlds % WORLDS === 0) {
      const ranked = left.toSorted((a, b) => meanOf(b.results) - meanOf(a.results));
      const most = Math.max(kept, Math.ceil(left.length / 2));
      const answered = ranked.find(wasAnswered);
      left = ranked.filter((option, i) => i < most || option === answered);
    }
  }
}

/**
 * Trials and estimates in order, the best first: it is one of those that were tried longest. The reason compares it with the next best, or
 * with the best of what was answered.
 */
export function judgementOf<Move>(
  trials: readonly Trial<Move>[],
  estimates: readonly Estimate<Move>[],
  reasonFor: (best: Trial<Move>, other: Trial<Move> | null) => Message,
  wasAnswered: (trial: Trial<Move>) => boolean = () => false,
): Judgement<Move> {
  const ranked = trials.toSorted(
    (a, b) => b.results.length - a.results.length || meanOf(b.results) - meanOf(a.results),
  );
  const [best, next = null] = ranked as [Trial<Move>, ...Trial<Move>[]];
  const answered = ranked.find(wasAnswered) ?? best;
  const { mean: worth, error } = standard(best.results);
  const first: Judged<Move> = { way: best.way, worth, error, loss: 0, lossError: 0, worlds: best.results.length };
  const others = [
    ...ranked.slice(1).map((trial) => judgedBeside(trial, best)),
    ...estimates.map((estimate) => guessedBeside(estimate, first)),
  ].toSorted((a, b) => a.loss - b.loss);
  // Another that came to the same in every world is as good, and makes nothing less clear.
  const rivals = others.filter(({ worlds, loss, lossError }) => worlds > 0 && (loss > 0 || lossError > 0));
  const isClear = rivals.length > 0 && rivals.every(({ loss, lossError }) => loss > 2 * lossError);
  return {
    ways: [first, ...others],
    isClear,
    reason: reasonFor(best, answered === best ? next : answered),
  };
}

/** Whether a trial begins with what was answered, where that is told. */
export function beginsWith(answered: unknown): (trial: Trial<unknown>) => boolean {
  return ({ way: [first] }) => answered !== undefined && sameJson(first, answered);
}

function judgedBeside<Move>({ way, results }: Trial<Move>, best: Trial<Move>): Judged<Move> {
  const { error } = standard(results);
  const difference = standard(results.map((result, i) => (best.results[i] as number) - result));
  const loss = Math.max(difference.mean, 0);
  return {
    way,
    worth: meanOf(best.results) - loss,
    error,
    loss,
    lossError: difference.error,
    worlds: results.length,
  };
}

/** Nobody is told to do what nobody has tried. */
function guessedBeside<Move>({ way, worth, error }: Estimate<Move>, best: Judged<Move>): Judged<Move> {
  const loss = Math.max(best.worth - worth, 0);
  return { way, worth: best.worth - loss, error, loss, lossError: error, worlds: 0 };
}

/** In how many of a hundred worlds one came to more than the other. */
export function shareAhead(one: Trial<unknown>, other: Trial<unknown>): number {
  const both = Math.min(one.results.length, other.results.length);
  let ahead = 0;
  for (let i = 0; i < both; i++) if ((one.results[i] as number) > (other.results[i] as number)) ahead++;
  return Math.round((100 * ahead) / both);
}

/** By how much one came to more than the other on average, in tenths. */
export function meanAhead(one: Trial<unknown>, other: Trial<unknown>): number {
  const both = Math.min(one.results.length, other.results.length);
  return Math.round(10 * (meanOf(one.results.slice(0, both)) - meanOf(other.results.slice(0, both)))) / 10;
}

/** With the single error. */
function standard(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const { mean, error } = meanWithError(values);
  return { mean, error: error / 2 };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
