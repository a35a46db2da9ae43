import type { AppraisedStep } from "@safehouse/kernel";
import { moves as listMoves } from "../answers.ts";
import { apply } from "../apply.ts";
import { weighHints } from "../bots/boss.ts";
import { commonBelief } from "../bots/thoughts.ts";
import type { HintMove, Move } from "../moves.ts";
import { clone, type State } from "../state.ts";
import { view as viewOf } from "../view.ts";

/** A hint as it was told, or that nothing more was said, beside the best one that the boss had. */
export interface ToldHint {
  readonly n: number;
  readonly heist: number;
  readonly boss: number;
  /** Null where nothing more was said. */
  readonly told: Weighed | null;
  /** Null where no hint would have brought more than it costs. */
  readonly best: Weighed | null;
  /** How many needs the crew held possible before. */
  readonly possible: number;
}

export interface Weighed {
  readonly move: HintMove;
  /** How many right cards more the crew should play for it, what it costs taken off; null where the crew would hear it otherwise. */
  readonly gain: number | null;
  /** How many needs the crew holds possible after it. */
  readonly possible: number;
}

/** Every hint of a match beside the best one available. */
export function* storyOf(steps: readonly AppraisedStep<State>[]): Generator<undefined, ToldHint[]> {
  const hints: ToldHint[] = [];
  for (const { n, decision, move, before } of steps) {
    if (decision.seat === null || decision.kind !== "hint") continue;
    const view = viewOf(before, decision.seat);
    const moves = listMoves(view, decision);
    const after = (told: Move): number => {
      const state = clone(before);
      apply(state, decision, told);
      return commonBelief(viewOf(state, "spectator"), "literal").size;
    };
    const weighed = weighHints(view, moves, 0, "agreed").toSorted((a, b) => b.gain - a.gain);
    const [top] = weighed;
    const said = move as Move;
    const gain = said.do === "hint" ? (weighHints(view, [said], -Infinity, "agreed")[0]?.gain ?? null) : null;
    hints.push({
      n,
      heist: before.table.heist,
      boss: decision.seat,
      told: said.do === "hint" ? { move: said, gain, possible: after(said) } : null,
      best: top === undefined ? null : { move: top.move, gain: top.gain, possible: after(top.move) },
      possible: commonBelief(viewOf(before, "spectator"), "literal").size,
    });
    yield;
  }
  return hints;
}
