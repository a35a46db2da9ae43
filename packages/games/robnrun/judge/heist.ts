import { type Random, type SeatDecision, shuffle } from "@safehouse/kernel";
import { moves as listMoves } from "../answers.ts";
import { apply } from "../apply.ts";
import type { Player } from "../bots/normal.ts";
import type { Move } from "../moves.ts";
import { pending } from "../pending.ts";
import { RATINGS } from "../rules/ending.ts";
import { clone, type State } from "../state.ts";
import { view as viewOf } from "../view.ts";
import { chanceToWin } from "./chances.ts";

const NO_BUDGET = { nodes: 0 };
const AFTERWARDS: readonly string[] = ["place", "bribe"];

/** The heist played to its end after this answer: how likely the crew then gets away. */
export function chanceAfter(world: State, decision: SeatDecision, move: Move, player: Player, random: Random): number {
  const state = clone(world);
  const { table } = state;
  // After a heist it is the next one that shows what was bought or placed.
  const last = AFTERWARDS.includes(table.stage) ? table.heist + 1 : table.heist;
  apply(state, decision, move);
  while (table.result === null && table.heist <= last) {
    const open = pending(state);
    const [first] = open;
    if (first.seat === null) {
      const { draw } = first;
      apply(state, first, shuffle(random, [...Array((draw as { shuffle: number }).shuffle).keys()]));
      continue;
    }
    for (const asked of open as SeatDecision[]) {
      const view = viewOf(state, asked.seat);
      const moves = listMoves(view, asked);
      if (moves.length === 0) continue;
      apply(state, asked, player.choose({ view, decision: asked, moves, history: [], random, budget: NO_BUDGET }));
    }
  }
  if (table.result === null) return chanceToWin(table);
  return (RATINGS as readonly string[]).includes(table.result) ? 1 : 0;
}
