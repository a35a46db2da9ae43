/** The two ways of playing Klaumau! at random that the benchmark compares. */
import { drawFrom } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import { found, playout, type Random } from "@safehouse/kernel";
import { playBare } from "./bare-klaumau.ts";

export interface Played {
  readonly decisions: number;
  readonly totals: readonly number[];
}

export type Play = (random: Random, seats: number) => Played;

const config = defaultConfig();

export function playContract(random: Random, seats: number): Played {
  const state = klaumau.setup(config, seats);
  const decisions = playout(
    klaumau,
    state,
    {
      choose: (_decision, _view, moves) => found(moves[moves.length === 1 ? 0 : random.below(moves.length)]),
      draw: (decision) => drawFrom(random, decision.draw),
    },
    Number.POSITIVE_INFINITY,
  );
  return { decisions: decisions ?? 0, totals: state.table.totals };
}

export function playByHand(random: Random, seats: number): Played {
  const totals: number[] = [];
  return { decisions: playBare(random, seats, totals), totals };
}

function defaultConfig(): Parameters<typeof klaumau.setup>[0] {
  const configured = klaumau.configure({}, klaumau.meta.seats.min);
  if (!configured.ok) throw new Error(configured.error.problem);
  return configured.value;
}
