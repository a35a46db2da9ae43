import type { AppraisedMatch, Moment, RecordFlaw, Review } from "@safehouse/host";
import type { Json, Language, MatchRecord } from "@safehouse/kernel";

/** What the worker is asked for; names as the page calls people. */
export interface ToReviewer {
  readonly record: MatchRecord;
  readonly language: Language;
  readonly names: readonly string[];
}

/** What the expert says of an answer, ready to be read. */
export interface ReadyAdvice {
  readonly n: number;
  readonly way: readonly Json[];
  readonly loss: number;
  readonly error: number;
  readonly reason: string;
}

/** Answers that belong together, told by one of them. */
export interface ReadyTurn {
  readonly n: number;
  readonly seat: number;
  readonly move: Json;
  readonly own: number;
  readonly error: number | null;
}

export interface ReadyReview {
  readonly review: Review;
  readonly match: AppraisedMatch;
  readonly turns: readonly ReadyTurn[];
  /** The biggest moments, the largest first. */
  readonly swings: readonly Moment[];
  readonly advice: readonly ReadyAdvice[];
  /** Whether the whole crew has one result. */
  readonly isShared: boolean;
  /** What only this game tells; null until it is known. */
  readonly story: unknown;
  readonly flaw: RecordFlaw["kind"] | null;
  /** Somebody could say what would have been better. */
  readonly isJudged: boolean;
}

export type FromReviewer =
  | { readonly type: "progress"; readonly done: number; readonly of: number }
  | { readonly type: "found"; readonly found: ReadyReview; readonly isWhole: boolean }
  | { readonly type: "none" }
  | { readonly type: "broken" };
