import {
  type AnyGame,
  type AnyJudge,
  commit,
  type MatchRecord,
  prepareEntry,
  replayRecord,
  startTimeline,
} from "@safehouse/kernel";
import type { ReviewOrder } from "./reviewing.ts";

/** Why a record is not what it should be: it stops early, an entry does not fit, or it claims another end. */
export interface RecordFlaw {
  readonly kind: "cut" | "broken" | "claims";
  readonly n: number;
  readonly problem: string;
}

export interface OrderedReview {
  /** Null where not even a part of the match can be gone through. */
  readonly order: ReviewOrder | null;
  readonly flaw: RecordFlaw | null;
}

/** What can be reviewed of a record, which `recordMismatch` found nothing against. Waits for what the game appraises by. */
export async function orderReview(game: AnyGame, judge: AnyJudge | null, record: MatchRecord): Promise<OrderedReview> {
  const appraisal = (await game.appraisal?.()) ?? null;
  await appraisal?.prepare?.();
  const timeline = startTimeline(game, record.config, record.seats.length);
  let flaw = null as RecordFlaw | null;
  for (const entry of record.entries) {
    const step = prepareEntry(timeline, entry);
    if (!step.ok) {
      flaw = { kind: "broken", n: step.error.n, problem: step.error.problem };
      break;
    }
    commit(timeline, step.value);
  }
  const { entries, undone, state } = timeline;
  if (flaw === null && game.outcome(state) === null) {
    flaw = { kind: "cut", n: entries.length, problem: "is the last, but the match is not over" };
  } else if (flaw === null) {
    const sound = replayRecord(game, record);
    if (!sound.ok) flaw = { kind: "claims", n: sound.error.n, problem: sound.error.problem };
  }
  if (appraisal === null || entries.length === 0) return { order: null, flaw };
  const partial =
    flaw === null || flaw.kind === "claims" ? null : { n: entries.length, reason: `entry ${flaw.n} ${flaw.problem}` };
  const { config, seats } = record;
  return {
    order: {
      game,
      appraisal,
      judge,
      config,
      seats: seats.length,
      entries,
      undone,
      ...(partial && { partial }),
    },
    flaw,
  };
}
