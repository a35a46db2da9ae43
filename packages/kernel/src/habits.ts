import type { AppraisedStep } from "./appraisal.ts";
import type { BotLevel } from "./game.ts";
import type { Language, MessageTable } from "./message.ts";
import type { Outcome } from "./outcome.ts";
import type { Seat } from "./decision.ts";

/** How often something was done, and how often it could have been. */
export type Tally = readonly [count: number, of: number];

/** Something that a person does again and again, and that can be held against what bots do. */
export interface Habit {
  /** Its texts are `habit.<id>` (a name) and `practise.<id>` (what to do about it). */
  readonly id: string;
  /** A share of all chances, or so much each time. */
  readonly unit: "share" | "each";
  /** Which way is better; null where that depends. */
  readonly better: "more" | "less" | null;
  /** The kind of question that trains it, as puzzles have it for a theme. */
  readonly trains?: string;
}

/** What a finished match is counted from. */
export interface CountedMatch<State = unknown> {
  readonly steps: readonly AppraisedStep<State>[];
  readonly outcome: Outcome | null;
}

/** Counts what people do in a game. Loaded when somebody wants to know. */
export interface Habits<State = unknown> {
  readonly habits: readonly Habit[];
  /** In the order of the habits, for one seat. */
  count(match: CountedMatch<State>, seat: Seat): readonly Tally[];
  readonly texts: { readonly [language in Language]: () => Promise<MessageTable> };
  /** The same of bots among themselves, by level; measured by `npm run habits`. */
  readonly baseline: () => Promise<Baseline>;
}

export type Baseline = { readonly [level in BotLevel]?: readonly Tally[] };

// oxlint-disable-next-line typescript/no-explicit-any -- states of different games have nothing in common
export type AnyHabits = Habits<any>;

/** Tallies of several matches together. */
export function addTallies(all: readonly (readonly Tally[])[], count: number): Tally[] {
  return Array.from({ length: count }, (_, habit): Tally => [
    all.reduce((sum, tallies) => sum + (tallies[habit]?.[0] ?? 0), 0),
    all.reduce((sum, tallies) => sum + (tallies[habit]?.[1] ?? 0), 0),
  ]);
}
