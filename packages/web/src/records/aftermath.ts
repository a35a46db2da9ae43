import { loadNightly } from "@safehouse/games";
import { type AnyFront, BOT_LEVELS, type MatchRecord } from "@safehouse/kernel";
import { findTaken, type Taken } from "../pages/challenge/logic/book.ts";
import { crewOf } from "../pages/challenge/logic/crew.ts";
import type { DailyResult, DailyTry } from "../pages/daily/logic/book.ts";
import type { Night } from "../pages/daily/logic/night.ts";
import { dayOfSeed } from "../pages/daily/logic/seed.ts";
import type { Told } from "../play/session.ts";
import { type Comparison, noteScore } from "./book.ts";
import { type Score, scoreOf } from "./score.ts";
import { type Terms, termsKey, versionOf } from "./terms.ts";

/** A match of this device that is over. */
export interface Ended {
  readonly match: string;
  readonly game: AnyFront;
  readonly record: MatchRecord;
  readonly log: readonly Told[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Finished extends Ended {
  readonly score: Score;
}

/** What a finished match means beyond its points, by the luck it was played with. */
export type Aftermath = { readonly finished: Finished } &
  /** Nobody knew the luck: it counts for this device's records. */
  (
    | { readonly luck: "fresh"; readonly comparison: Comparison }
    /** The night's luck. `counted` is the night's try, if there is one: perhaps this match. */
    | { readonly luck: "daily"; readonly night: Night; readonly result: DailyResult; readonly counted: DailyTry | null }
    /** Somebody's luck, out of a link. */
    | { readonly luck: "given"; readonly taken: Taken }
  );

/** Writes the match down where it belongs. Doing so twice changes nothing. Null for a match without a score. */
export async function settle(ended: Ended): Promise<Aftermath | null> {
  const { match, game, record, at } = ended;
  const score = scoreOf(record.outcome, record.seats);
  if (score === null) return null;
  const finished: Finished = { ...ended, score };
  const ofNight = dayOfSeed(record.seed) === null ? null : await settleNight(finished);
  if (ofNight !== null) return ofNight;
  const taken = findTaken(match);
  if (taken !== null) return { finished, luck: "given", taken };
  const terms = termsOf(record);
  const comparison = noteScore(termsKey(game.meta.options, terms), terms, { match, at, ...score });
  return { finished, luck: "fresh", comparison };
}

/** Few matches are a night's. Null for one that has a night's luck and nothing else of it. */
async function settleNight(finished: Finished): Promise<Aftermath | null> {
  const { match, record, score, log } = finished;
  const [nightly, { nightOfRecord }, { endTry }, { lettersOf }] = await Promise.all([
    loadNightly(record.game),
    import("../pages/daily/logic/night.ts"),
    import("../pages/daily/logic/book.ts"),
    import("../pages/daily/logic/signs.ts"),
  ]);
  const night = nightly === null ? null : nightOfRecord(nightly, record);
  if (nightly === null || night === null) return null;
  const result = { ...score, ...lettersOf(nightly, log, night.crew.indexOf("human")) };
  return { finished, luck: "daily", night, result, counted: endTry(record.game, night.day, match, result) };
}

export function termsOf(
  record: Pick<MatchRecord, "game" | "rules" | "content" | "seats" | "config" | "outcome">,
): Terms {
  const { game, seats, config, outcome } = record;
  const crew = crewOf(seats);
  return {
    game,
    version: versionOf(record),
    seats: seats.length,
    config: config as Terms["config"],
    ...(outcome.type === "ranking" && {
      rivals: BOT_LEVELS.flatMap((level) => crew.filter((who) => who === level).map(() => level)),
    }),
  };
}
