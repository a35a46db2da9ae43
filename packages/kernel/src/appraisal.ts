import type { Decision, Seat } from "./decision.ts";
import type { GameEvent } from "./game.ts";
import type { Json } from "./json.ts";
import type { WorthUnit } from "./judge.ts";

/** One entry of a match, with the states around it. States are only read. */
export interface AppraisedStep<State = unknown> {
  readonly n: number;
  readonly decision: Decision;
  readonly move: Json;
  readonly before: State;
  readonly after: State;
  /** Nothing else could have been answered. */
  readonly isForced: boolean;
  /** What happened, as nobody but the table knows it. */
  readonly events: readonly GameEvent[];
  /** What a seat had been told before, oldest first; null for what everybody was told. */
  told(seat: Seat | null): readonly GameEvent[];
}

/** What an entry did to what the match was worth. All lists are by seat. */
export interface Appraised {
  /** What the match is worth after it. */
  readonly after: readonly number[];
  /** The same over all that chance could have brought with it; `after` itself where nothing was left to chance. */
  readonly expected: readonly number[];
  /** What the match was worth before it, where the estimate itself has changed since it was stored. */
  readonly before?: readonly number[];
  /** Of an answer: what it changed for its seat as far as that could know, with one standard error. Without it, all that it changed. */
  readonly own?: Gain;
}

export interface Gain {
  readonly worth: number;
  readonly error: number;
}

/** Follows one match from its first entry to its last, and says what it is worth under the reference bot. */
export interface Appraiser<State = unknown> {
  /** Before the first entry. */
  begin(state: State): readonly number[];
  step(step: AppraisedStep<State>): Appraised;
}

/** How a game appraises its matches. Loaded when somebody asks for a review. */
export interface Appraisal<State = unknown, Config = unknown> {
  readonly unit: WorthUnit;
  /** Everybody has the same points: luck is the crew's, and is booked once. */
  readonly isShared: boolean;
  /** Fetches what it appraises by. Whoever asks waits for this first. */
  prepare?(): Promise<void>;
  /** Effort 1 is a whole review; a tenth of it is enough for a first look. The same match gives the same numbers. */
  appraiser(config: Config, seats: number, effort: number): Appraiser<State>;
  /** What only this game's review tells, as plain JSON: the app's part of that name draws it. In small steps: it may take a while. */
  story?(steps: readonly AppraisedStep<State>[]): Generator<undefined, unknown>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- states of different games have nothing in common
export type AnyAppraisal = Appraisal<any, any>;
