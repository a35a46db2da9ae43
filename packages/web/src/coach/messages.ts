import type { ConfiguredMatch } from "@safehouse/games";
import type { GameEvent, Json, Judgement, Language, SeatDecision, WorthUnit } from "@safehouse/kernel";

/** What a coach is asked: what the person knows, and nothing else. */
export interface CoachQuestion extends ConfiguredMatch {
  readonly game: string;
  readonly view: unknown;
  readonly decision: SeatDecision;
  readonly moves: readonly Json[];
  readonly history: readonly GameEvent[];
  readonly language: Language;
  /** Of those who sit there. */
  readonly names: readonly string[];
}

export interface Advice {
  readonly decision: string;
  readonly judgement: Judgement<Json>;
  readonly unit: WorthUnit;
  /** Why the best answer is best, in the reader's language. */
  readonly reason: string;
}

/** Null where nobody can judge, such as a match of older rules. */
export type FromCoach = { readonly type: "advice"; readonly advice: Advice | null } | { readonly type: "failed" };
