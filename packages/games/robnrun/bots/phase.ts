import { type Random, type SeatDecision, shuffle } from "@safehouse/kernel";
import { moves as listMoves } from "../answers.ts";
import { apply } from "../apply.ts";
import type { Belief } from "../deduction/belief.ts";
import type { Move } from "../moves.ts";
import { pending } from "../pending.ts";
import { openAfter, roundsSorted } from "../results.ts";
import { clone, type State } from "../state.ts";
import { view as viewOf } from "../view.ts";
import { crewBelief } from "./boss.ts";
import type { Player } from "./normal.ts";
import { BIT, shareOfTruth } from "./outlook.ts";
import type { Reading } from "./thoughts.ts";

/** What a phase is worth, in cards that were right. Found by simulation. */
const WORTH = { wrong: -0.35, alarm: -1.5, shut: -2, cracked: 1.5 } as const;

/** One accomplice phase, played through in an imagined world: what it came to, and how many answers that took. */
export interface Phase {
  readonly worth: number;
  readonly nodes: number;
}

const NO_BUDGET = { nodes: 0 };

/** The boss does what is given and then no more; the crew plays the phase to its end. */
export function playPhase(world: State, hint: Move | null, player: Player, heard: Reading, random: Random): Phase {
  const state = clone(world);
  const { table } = state;
  const { round } = table;
  let nodes = 0;
  const answer = (decision: SeatDecision, move: Move): void => {
    apply(state, decision, move);
    nodes++;
  };
  if (hint !== null) answer(pending(state)[0] as SeatDecision, hint);
  let belief: Belief | null = null;
  while (table.round === round) {
    const open = pending(state);
    if (open[0].seat === null) {
      const cards = state.trash.flat().map((_, i) => i);
      apply(state, open[0], shuffle(random, cards));
    } else if (open[0].kind === "hint") {
      belief = crewBelief(viewOf(state, table.boss), heard);
      answer(open[0], { do: "release" });
    } else {
      for (const decision of open as SeatDecision[]) {
        const view = viewOf(state, decision.seat);
        const moves = listMoves(view, decision);
        answer(decision, player.choose({ view, decision, moves, history: [], random, budget: NO_BUDGET }));
      }
    }
  }
  return { worth: worthOf(world, state, belief as Belief), nodes };
}

/** Right and wrong cards, how the heist ended if it did, and else how near the crew has come to the truth. */
function worthOf({ table: before }: State, { table: after }: State, belief: Belief): number {
  const isOver = after.target === null;
  const { review } = after;
  const opened = isOver && review !== null ? openAfter(review.results, roundsSorted(review.results)) : after.opened;
  const wrong = isOver && review !== null ? review.wrong.length : after.wrong;
  const right = opened.reduce((sum, count, tool) => sum + count - before.opened[tool], 0);
  const worth = right + WORTH.wrong * (wrong - before.wrong);
  if (!isOver || review === null) return worth + BIT * Math.log2(shareOfTruth(belief, opened));
  const safes = review.cracked.reduce((sum, cracked) => sum + (cracked === 1 ? WORTH.cracked : WORTH.shut), 0);
  return worth + safes + (review.alarm ? WORTH.alarm : 0);
}
