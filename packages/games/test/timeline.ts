import { commit, isChance, prepareMove, prepareUndo, type Timeline } from "@safehouse/kernel";

/** A seat's answer to what it is asked. */
export function answer(timeline: Timeline, seat: number, move: unknown): void {
  const decision = timeline.game.pending(timeline.state).find((each) => each.seat === seat);
  if (decision === undefined || isChance(decision)) throw new Error(`seat ${seat} is not asked`);
  const step = prepareMove(timeline, seat, decision.id, move as never);
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  commit(timeline, step.value);
}

/** "done", or why a seat's last move is not taken back. */
export function undo(timeline: Timeline, seat: number): string {
  const step = prepareUndo(timeline, seat);
  if (!step.ok) return step.error.refusal.why.id;
  commit(timeline, step.value);
  return "done";
}
