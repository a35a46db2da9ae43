import { type AnyGame, fail, isChance, ok, type MatchRecord, replay, type Result, sameJson } from "@safehouse/kernel";
import { commitmentOf, drawFor } from "./stream.ts";

export interface VerifyProblem {
  /** The entry whose draw was altered; 0 for the commitment. */
  readonly n: number;
  readonly problem: string;
}

/** Checks that the opened seed is the one committed to, and that every draw of the record came from it. Returns the number of draws. */
export function verifyChance(game: AnyGame, record: MatchRecord): Result<number, VerifyProblem> {
  if (commitmentOf(record.seed) !== record.commitment) {
    return fail({ n: 0, problem: "The opened seed is not the one committed to before the first move." });
  }
  let draws = 0;
  let altered: VerifyProblem | null = null;
  let next = game.pending(game.setup(record.config, record.seats.length))[0];
  const replayed = replay(game, record.config, record.seats.length, record.entries, (timeline, { entry }) => {
    if (next !== undefined && isChance(next) && entry.seat === null) {
      draws++;
      if (!sameJson(drawFor(record, next.label, next.draw), entry.move)) {
        altered ??= { n: entry.n, problem: `The draw "${next.label}" did not come from the seed.` };
      }
    }
    next = game.pending(timeline.state)[0];
  });
  if (altered !== null) return fail(altered);
  return replayed.ok
    ? ok(draws)
    : fail({ n: replayed.error.n, problem: `Entry ${replayed.error.n} ${replayed.error.problem}.` });
}
