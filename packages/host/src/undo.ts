import {
  fail,
  prepareUndo,
  type Rejection,
  type Result,
  type Seat,
  type Step,
  type Timeline,
  UNDO,
  undoTooLate,
} from "@safehouse/kernel";
import { openQuestions } from "./sight.ts";

/**
 * What taking back a seat's last move would do. Stricter than the log's own law in two cases: after the end, when the seed has been
 * opened; and for anything older than an open sealed question, because whether that could be taken back would tell if somebody has
 * answered.
 */
export function undoStep(timeline: Timeline, seat: Seat, published: number): Result<Step, Rejection> {
  const tooLate = fail({ reason: "refused" as const, refusal: undoTooLate() });
  if (timeline.game.outcome(timeline.state) !== null) return tooLate;
  if (isSealedQuestionOpen(timeline) && !hasSealedAnswer(timeline, seat, published)) return tooLate;
  return prepareUndo(timeline, seat);
}

function isSealedQuestionOpen(timeline: Timeline): boolean {
  return openQuestions(timeline).some(({ kind }) => timeline.game.meta.decisions[kind]?.sealed);
}

function hasSealedAnswer({ entries, undone }: Timeline, seat: Seat, published: number): boolean {
  return entries
    .slice(published)
    .some((entry) => entry.seat === seat && entry.decision !== UNDO && !undone.has(entry.n));
}
