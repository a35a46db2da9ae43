import { drawFrom, fastRandom } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import type { SeatDecision } from "@safehouse/kernel";
import { pickOne, playout } from "@safehouse/kernel";

export interface Asked {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
}

export const EVERYTHING = { forgery: true, converted: true, receiver: true, watchdogs: true };

/** Plays a whole seeded match by chance and shows every question that is asked, and every moment. */
export function walk(
  seats: number,
  options: object,
  seed: number,
  on: { readonly asked?: (asked: Asked) => void; readonly moment?: (events: readonly Event[], view: View) => void },
): void {
  const config = klaumau.configure(options, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  playout(
    klaumau,
    klaumau.setup(config.value, seats),
    {
      choose(decision, view, moves) {
        on.asked?.({ view, decision, moves });
        return pickOne(random, moves);
      },
      draw: (decision) => drawFrom(random, decision.draw),
      watch: (events, state) => on.moment?.(events, klaumau.view(state, "spectator")),
    },
    20_000,
  );
}
