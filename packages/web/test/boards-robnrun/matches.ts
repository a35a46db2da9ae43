import { drawFrom, fastRandom } from "@safehouse/chance";
import type { Event, Move, View } from "@safehouse/games/robnrun/board";
import { found, pickOne, playout, type SeatDecision, type Viewer } from "@safehouse/kernel";
import { robnrun } from "../../../games/robnrun/game.ts";

export interface Asked {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
}

export interface Watch {
  readonly asked?: (asked: Asked) => void;
  readonly moment?: (events: readonly Event[], view: (viewer: Viewer) => View) => void;
}

/** Plays a whole seeded match by chance and shows every question that is asked, and every moment. */
export function walk(seats: number, options: object, seed: number, on: Watch): void {
  const config = robnrun.configure(options, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  playout(
    robnrun,
    robnrun.setup(config.value, seats),
    {
      choose(decision, view, moves) {
        on.asked?.({ view, decision, moves });
        // Otherwise bosses would talk for ever.
        const isLong = decision.kind === "hint" && random.below(3) === 0;
        return isLong ? found(moves[0]) : pickOne(random, moves);
      },
      draw: (decision) => drawFrom(random, decision.draw),
      watch: (events, state) => on.moment?.(events, (viewer) => robnrun.view(state, viewer)),
    },
    20_000,
  );
}

/** Tables that between them use all sixteen hints. */
export function tablesFor(seats: number): object[] {
  const named = ["training", "night-shift", "short-notice", "hot-pursuit"].map((scenario) => ({ scenario }));
  const hints = seats === 2 ? [3, 8, 10, 11, 12, 15] : [6, 9, 11, 13, 14, 16];
  const chosen = { scenario: "the-mole", hints };
  return [...named, chosen];
}
