import type { AnyFront, MatchRecord, SharedResult } from "@safehouse/kernel";
import { findTaken, type Taken } from "../pages/challenge/logic/book.ts";
import type { DailyResult, DailyTry } from "../pages/daily/logic/book.ts";
import type { Day } from "../pages/daily/logic/day.ts";
import { dayOfSeed } from "../pages/daily/logic/seed.ts";
import type { Told } from "../play/session.ts";
import { type Comparison, noteScore } from "./book.ts";
import { type Terms, termsKey, versionOf } from "./terms.ts";

/** A match of this device that a crew has won or lost together, with points. */
export interface Finished {
  readonly match: string;
  readonly game: AnyFront;
  readonly record: MatchRecord;
  readonly outcome: SharedResult;
  readonly log: readonly Told[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a finished match means beyond its points, by the luck it was played with. */
export type Aftermath = { readonly finished: Finished } &
  /** Nobody knew the dice: it counts for this device's records. */
  (
    | { readonly luck: "fresh"; readonly comparison: Comparison }
    /** The day's dice. `counted` is the day's try, if there is one: perhaps this match. */
    | { readonly luck: "daily"; readonly day: Day; readonly result: DailyResult; readonly counted: DailyTry | null }
    /** Somebody's dice, out of a link. */
    | { readonly luck: "given"; readonly taken: Taken }
  );

/** Writes the match down where it belongs. Doing so twice changes nothing. */
export async function settle(finished: Finished): Promise<Aftermath> {
  const { match, game, record, outcome, at } = finished;
  const { points, result } = outcome;
  const day = dayOfSeed(record.seed);
  if (day !== null) return settleDay(finished, day);
  const taken = findTaken(match);
  if (taken !== null) return { finished, luck: "given", taken };
  const terms = termsOf(record);
  const comparison = noteScore(termsKey(game.meta.options, terms), terms, { match, at, points, result });
  return { finished, luck: "fresh", comparison };
}

/** Few matches are a day's. */
async function settleDay(finished: Finished, day: Day): Promise<Aftermath> {
  const { match, outcome, log } = finished;
  const [{ endTry }, { lettersOf }] = await Promise.all([
    import("../pages/daily/logic/book.ts"),
    import("../pages/daily/logic/symbols.ts"),
  ]);
  const ended = { points: outcome.points, result: outcome.result, ...lettersOf(log) };
  return { finished, luck: "daily", day, result: ended, counted: endTry(day, match, ended) };
}

export function termsOf(record: Pick<MatchRecord, "game" | "rules" | "content" | "seats" | "config">): Terms {
  const { game, seats, config } = record;
  return { game, version: versionOf(record), seats: seats.length, config: config as Terms["config"] };
}
