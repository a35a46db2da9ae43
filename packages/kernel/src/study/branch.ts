import { drawProblem, isChance, type Seat } from "../decision.ts";
import type { AnyCore, GameEvent } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { findDecision, judge } from "../timeline.ts";
import type { BranchStep } from "./study.ts";

/** The table after a step of a branch, and what the step told. */
export interface Branched {
  /** Who answered; null for chance. */
  readonly seat: Seat | null;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Plays one step of a branch, as if a stranger had sent it; null if the rules do not allow it here. The state stays as it was. */
export function takeStep(game: AnyCore, state: unknown, { decision: name, move }: BranchStep): Branched | null {
  const decision = findDecision(game, state, name);
  if (decision === null) return null;
  if (isChance(decision)) {
    if (drawProblem(decision.draw, move) !== null) return null;
  } else if (!judge(game, state, decision.seat, name, move).ok) return null;
  const after: unknown = game.clone(state);
  const events = game.apply(after, decision, move);
  return { seat: decision.seat, state: after, events };
}

/** Plays a branch through. The error: the first step that cannot happen. */
export function playBranch(
  game: AnyCore,
  state: unknown,
  steps: readonly BranchStep[],
): Result<readonly Branched[], number> {
  const played: Branched[] = [];
  for (const step of steps) {
    const next = takeStep(game, played.at(-1)?.state ?? state, step);
    if (next === null) return fail(played.length + 1);
    played.push(next);
  }
  return ok(played);
}
