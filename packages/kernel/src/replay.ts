import { drawProblem, isChance } from "./decision.ts";
import type { AnyCore } from "./game.ts";
import { hashState } from "./hash.ts";
import { isObject, sameJson } from "./json.ts";
import { type MatchRecord } from "./record.ts";
import { fail, ok, type Result } from "./result.ts";
import {
  commit,
  type Entry,
  findDecision,
  prepareDraw,
  prepareMove,
  prepareUndo,
  type Rejection,
  type Step,
  startTimeline,
  type Timeline,
  UNDO,
} from "./timeline.ts";

export interface ReplayProblem {
  /** The entry that does not fit. */
  readonly n: number;
  readonly problem: string;
  readonly rejection?: Rejection;
}

/** Plays a log anew, checking every entry as if it came from a stranger. */
export function replay(
  game: AnyCore,
  config: unknown,
  seats: number,
  entries: readonly Entry[],
  onStep?: (timeline: Timeline, step: Step) => void,
): Result<Timeline, ReplayProblem> {
  return replayOnto(startTimeline(game, config, seats), entries, onStep);
}

/** Plays more of a log onto what is there already, checking it as strictly. */
export function replayOnto(
  timeline: Timeline,
  entries: readonly Entry[],
  onStep?: (timeline: Timeline, step: Step) => void,
): Result<Timeline, ReplayProblem> {
  for (const entry of entries) {
    const step = prepareEntry(timeline, entry);
    if (!step.ok) return step;
    commit(timeline, step.value);
    onStep?.(timeline, step.value);
  }
  return ok(timeline);
}

/** What one logged entry does, or why it does not fit here. */
export function prepareEntry(timeline: Timeline, entry: Entry): Result<Step, ReplayProblem> {
  const problem = (text: string, rejection?: Rejection): Result<never, ReplayProblem> =>
    fail({ n: entry.n, problem: text, ...(rejection && { rejection }) });
  if (entry.n !== timeline.entries.length + 1) return problem("is out of order");
  if (entry.decision === UNDO && entry.seat !== null) {
    const undone = prepareUndo(timeline, entry.seat);
    if (!undone.ok) return problem("takes back what cannot be taken back", undone.error);
    return isObject(entry.move) && entry.move["entry"] === undone.value.undoes
      ? undone
      : problem("takes back another entry than the last");
  }
  if (entry.seat !== null) {
    const moved = prepareMove(timeline, entry.seat, entry.decision, entry.move);
    return moved.ok ? moved : problem("is not a legal move", moved.error);
  }
  const decision = findDecision(timeline.game, timeline.state, entry.decision);
  if (decision === null || !isChance(decision)) return problem("draws what was not to be drawn");
  const wrong = drawProblem(decision.draw, entry.move);
  return wrong ? problem(wrong) : ok(prepareDraw(timeline, decision, entry.move as readonly number[]));
}

/** Replays a record and compares its end with what it claims. Call `recordMismatch` first. */
export function replayRecord(game: AnyCore, record: MatchRecord): Result<Timeline, ReplayProblem> {
  const replayed = replay(game, record.config, record.seats.length, record.entries);
  if (!replayed.ok) return replayed;
  const n = record.entries.length;
  const { state } = replayed.value;
  const outcome = game.outcome(state);
  if (outcome === null) return fail({ n, problem: "is the last, but the match is not over: the record is cut off" });
  if (hashState(state) !== record.hash) return fail({ n, problem: "leads to another state than the record claims" });
  if (!sameJson(outcome, record.outcome))
    return fail({ n, problem: "leads to another outcome than the record claims" });
  return replayed;
}
