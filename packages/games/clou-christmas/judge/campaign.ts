import type { Outcome, Random, SeatDecision } from "@safehouse/kernel";
import { moves as listMoves } from "../answers.ts";
import { apply } from "../apply.ts";
import { usualBots } from "../bots/usual.ts";
import { imagine } from "../imagine.ts";
import type { Move } from "../moves.ts";
import { outcome } from "../outcome.ts";
import { pending } from "../pending.ts";
import type { Setting } from "../setting.ts";
import { clone } from "../state.ts";
import { view as viewOf, type View } from "../view.ts";

const FACES = 6;
/** Positions looked at in a turn. */
const BUDGET = { nodes: 100 };

/** Plays a campaign to its end after an answer between heists, and tells its points. */
export function campaignAfter(
  setting: Setting,
): (view: View, decision: SeatDecision, move: Move, random: Random) => number {
  const { normal } = usualBots(setting);
  return (view, decision, move, random) => {
    const state = clone(imagine(setting, view, [], random));
    apply(setting, state, decision, move);
    for (;;) {
      const open = pending(setting, state);
      if (open.length === 0) return pointsOf(outcome(setting, state));
      for (const asked of open) {
        if (asked.seat === null) {
          const { dice } = asked.draw as { dice: number };
          apply(
            setting,
            state,
            asked,
            Array.from({ length: dice }, () => 1 + random.below(FACES)),
          );
          break;
        }
        const seen = viewOf(state, asked.seat);
        const moves = listMoves(setting, seen, asked);
        if (moves.length === 0) continue;
        const answer = normal.choose({ view: seen, decision: asked, moves, history: [], random, budget: BUDGET });
        const told = apply(setting, state, asked, answer);
        if (told.length > 0) break;
      }
    }
  };
}

function pointsOf(end: Outcome | null): number {
  return end?.type === "shared" ? (end.points ?? 0) : 0;
}
