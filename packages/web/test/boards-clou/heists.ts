import { drawFrom, fastRandom } from "@safehouse/chance";
import type { Event, Move, View } from "@safehouse/games/clou/board";
import { readHand, readNight } from "@safehouse/games/clou/board";
import { pickOne, playout, type SeatDecision } from "@safehouse/kernel";
import { clou } from "../../../games/clou/game.ts";
import type { Asked } from "../../src/boards/clou/logic/chosen.ts";

export interface Question {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
}

/** Plays a whole seeded heist by chance and shows every question that is asked, and every moment. */
export function walk(
  seats: number,
  seed: number,
  on: {
    readonly asked?: (question: Question) => void;
    readonly moment?: (events: readonly Event[], view: View) => void;
  },
): void {
  const config = clou.configure({}, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  playout(
    clou,
    clou.setup(config.value, seats),
    {
      choose(decision, view, moves) {
        on.asked?.({ view, decision, moves });
        // Whoever only runs never sees the end of the night; and "any" is rare enough to be taken when it comes.
        const staying = moves.filter((move) => move.do !== "run");
        const any = moves.filter((move) => move.do === "any");
        if (any.length > 0 && random.below(2) === 0) return pickOne(random, any);
        return pickOne(random, staying.length > 0 && random.below(20) > 0 ? staying : moves);
      },
      draw: (decision) => drawFrom(random, decision.draw),
      watch: (events, state) => on.moment?.(events, clou.view(state, "spectator")),
    },
    20_000,
  );
}

export function askedOf({ view, decision, moves }: Question): Asked {
  const { dice, queue } = readNight(view);
  return { kind: decision.kind, moves, dice, left: readHand(view, decision.seat).left, queue };
}
