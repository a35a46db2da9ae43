import { drawFrom, fastRandom } from "@safehouse/chance";
import { type Bot, meanWithError, playout } from "@safehouse/kernel";
import type { Event } from "../../events.ts";
import { klaumau } from "../../game.ts";
import type { Move } from "../../moves.ts";
import { type View, viewEvent } from "../../view.ts";

/** What a house gives a bot for an answer. */
const DEFAULT_NODES = 2_000;

export type Player = Bot<View, Move, Event>;

export interface Size {
  readonly matches: number;
  readonly seed: number;
  /** What an answer may cost; by default what a house gives. */
  readonly nodes?: number;
}

export interface Lead {
  /** Points a round ahead of the others' mean. */
  readonly mean: number;
  /** The standard error of that. */
  readonly error: number;
}

/** One player among others who are all alike, in every seat equally often. */
export function leadOf(one: Player, others: Player, seats: number, size: Size): Lead {
  return leadIn(leadsOf(one, others, seats, size));
}

export function leadIn(leads: readonly number[]): Lead {
  const { mean, error } = meanWithError(leads);
  return { mean, error: error / 2 };
}

/** The same, match by match. */
export function leadsOf(
  one: Player,
  others: Player,
  seats: number,
  { matches, seed, nodes = DEFAULT_NODES }: Size,
): number[] {
  return Array.from({ length: matches }, (_, i) => {
    const own = i % seats;
    const players = Array.from({ length: seats }, (__, seat) => (seat === own ? one : others));
    const totals = play(players, seed + i, nodes);
    const rest = totals.reduce((sum, points) => sum + points, 0) - totals[own];
    return (totals[own] - rest / (seats - 1)) / seats;
  });
}

function play(players: readonly Player[], seed: number, nodes: number): readonly number[] {
  const seats = players.length;
  const config = klaumau.configure({}, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const luck = fastRandom(seed);
  const random = fastRandom(seed + 2 ** 40);
  const state = klaumau.setup(config.value, seats);
  const history: Event[][] = players.map(() => []);
  playout(
    klaumau,
    state,
    {
      choose: (decision, view, moves) =>
        players[decision.seat].choose({
          view,
          decision,
          moves,
          history: history[decision.seat],
          random,
          budget: { nodes },
        }),
      draw: (decision) => drawFrom(luck, decision.draw),
      watch(events) {
        for (const event of events) {
          for (let seat = 0; seat < seats; seat++) history[seat].push(viewEvent(event, seat) as Event);
        }
      },
    },
    100_000,
  );
  return state.table.totals;
}
