import type { Appraised, AppraisedStep, Appraiser, Gain } from "./appraisal.ts";
import type { Decision } from "./decision.ts";
import { found } from "./found.ts";
import type { Json } from "./json.ts";

/**
 * How a game is played on from any state by the reference bot. Trial k has a luck of its own, keyed by what it decides and not by the order
 * in which it is asked: the same trial from two neighbouring states differs by what these states differ in, and by nothing else.
 */
export interface Trials<State> {
  /** What a state is worth by seat, where that is known without a trial: at the end, and between the parts of a match. */
  known(state: State): readonly number[] | null;
  /** A copy in which whatever chance has yet to bring lies as it does in trial k. */
  lay(state: State, k: number): State;
  /** Plays on, in place, to where the worth is known next; what chance is asked for first belongs to it. */
  playOn(state: State, k: number): readonly number[];
  apply(state: State, decision: Decision, move: Json): void;
  /** Whether an answer may have turned up what chance had hidden. */
  turnsUp(step: AppraisedStep<State>): boolean;
  /** A state that the seat which answered could not have told from the real one. */
  imagine(step: AppraisedStep<State>, k: number): State;
  clone(state: State): State;
}

/** How many trials every state gets, and in how many imagined worlds an answer is judged. */
export interface TrialCounts {
  readonly states: number;
  readonly answers: number;
}

/** Appraises states by trials. What was found of a state is stored, and used on both sides of it. */
export function appraiseByTrials<State>(trials: Trials<State>, counts: TrialCounts): Appraiser<State> {
  let stored: readonly number[] = [];

  const worthOf = (state: State, k: number): readonly number[] => trials.known(state) ?? trials.playOn(state, k);
  const meanOf = (trial: (k: number) => readonly number[]): number[] => {
    const sums: number[] = [];
    for (let k = 0; k < counts.states; k++) {
      const worth = trial(k);
      for (let seat = 0; seat < worth.length; seat++) sums[seat] = (sums[seat] ?? 0) + found(worth[seat]);
    }
    return sums.map((sum) => sum / counts.states);
  };
  const playedOn = (state: State): number[] => meanOf((k) => trials.playOn(trials.lay(state, k), k));
  const valueOf = (state: State): readonly number[] => trials.known(state) ?? playedOn(state);

  const ownOf = (step: AppraisedStep<State>, seat: number): Gain => {
    const changes: number[] = [];
    for (let k = 0; k < counts.answers; k++) {
      const world = trials.imagine(step, k);
      const answered = trials.clone(world);
      trials.apply(answered, step.decision, step.move);
      changes.push(found(worthOf(answered, k)[seat]) - found(trials.playOn(world, k)[seat]));
    }
    return gainOf(changes);
  };

  const appraise = (step: AppraisedStep<State>): Appraised => {
    const { decision, move, before, after, isForced } = step;
    const worth = valueOf(after);
    if (decision.seat === null) {
      // Where the state was appraised by trials, chance was part of them.
      return { after: worth, expected: trials.known(before) === null ? stored : playedOn(before) };
    }
    const answered = (k: number): readonly number[] => {
      const laid = trials.lay(before, k);
      trials.apply(laid, decision, move);
      return worthOf(laid, k);
    };
    const expected = trials.turnsUp(step) ? meanOf(answered) : worth;
    const own = isForced ? NO_GAIN : ownOf(step, decision.seat);
    // What was known of the state is another estimate than that of trials: that is not the answer's doing.
    return trials.known(before) === null
      ? { after: worth, expected, own }
      : { after: worth, expected, own, before: playedOn(before) };
  };

  return {
    begin(state) {
      stored = valueOf(state);
      return stored;
    },
    step(step) {
      const appraised = appraise(step);
      stored = appraised.after;
      return appraised;
    },
  };
}

const NO_GAIN: Gain = { worth: 0, error: 0 };

/** The mean of a sample and its standard error. */
export function gainOf(sample: readonly number[]): Gain {
  const worth = sample.reduce((sum, value) => sum + value, 0) / sample.length;
  const squares = sample.reduce((sum, value) => sum + (value - worth) ** 2, 0);
  return { worth, error: sample.length < 2 ? Infinity : Math.sqrt(squares / (sample.length - 1) / sample.length) };
}
