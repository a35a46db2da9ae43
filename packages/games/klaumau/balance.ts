import {
  type BalanceLine,
  type BalanceStudy,
  type Bot,
  meanWithError,
  missOf,
  type Outcome,
  shareError,
} from "@safehouse/kernel";
import { easy } from "./bots/easy.ts";
import { normal } from "./bots/normal.ts";
import type { Event } from "./events.ts";
import type { Config } from "./configure.ts";
import { meta } from "./meta.ts";
import type { Move } from "./moves.ts";
import type { View } from "./view.ts";

type Player = Bot<View, Move, Event>;
type Study = BalanceStudy<View, Move, Event, Config>;
type Lab = Parameters<Study>[0];

const DEFAULTS = Object.fromEntries(
  Object.entries(meta.options.properties).map(([name, option]) => [name, option.default]),
) as unknown as Config;

const TABLES = [2, 4, 8];

/** A player like `normal`, but for one thing. */
function withHabit(kind: string, habit: (moves: readonly Move[]) => readonly Move[]): Player {
  return {
    choose: (request) =>
      normal.choose(request.decision.kind === kind ? { ...request, moves: habit(request.moves) } : request),
  };
}

const isCannot = (move: Move): boolean => move.do === "cannot";

const HABITS: { readonly [habit: string]: Player } = {
  "always doubts": withHabit("believe", (moves) => moves.filter((move) => move.do === "doubt")),
  "never doubts": withHabit("believe", (moves) => moves.filter((move) => move.do === "believe")),
  'always says "I cannot"': withHabit("turn", (moves) => moves.filter(isCannot)),
  'never says "I cannot" if it can': withHabit("turn", (moves) =>
    moves.length > 1 ? moves.filter((move) => !isCannot(move)) : moves,
  ),
};

/** K-10.1, and how the bots compare. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  for (const seats of TABLES) {
    for (const [habit, player] of Object.entries(HABITS)) yield measureHabit(lab, seats, habit, player, matches, seed);
  }
  yield compareLevels(lab, matches, seed);
};

/** One player with the habit among `normal` bots, in every seat equally often: how many points a match it is behind them. */
function measureHabit(
  lab: Lab,
  seats: number,
  habit: string,
  player: Player,
  matches: number,
  seed: number,
): BalanceLine {
  const behind: number[] = [];
  let unfinished = 0;
  for (let i = 0; i < matches; i++) {
    const own = i % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? player : normal));
    const points = pointsBySeat(lab.play(DEFAULTS, players, seed + i));
    if (points === null) unfinished++;
    else behind.push(points[own] - (sum(points) - points[own]) / (seats - 1));
  }
  const { mean, error } = meanWithError(behind);
  return {
    rule: "K-10.1",
    what: `${seats} seats: who ${habit}`,
    measured: `${mean.toFixed(2)} ± ${error.toFixed(2)} points against normal, ${unfinished} matches without end`,
    holds: mean + error < 0 && unfinished === 0,
    miss: missOf(mean, error / 2, [Number.NEGATIVE_INFINITY, 0]) + unfinished,
  };
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** Two normal against two easy in all six seatings: how often the better normal ends above the better easy. */
export function compareLevels(lab: Pick<Lab, "play">, matches: number, seed: number): BalanceLine {
  let above = 0;
  for (let i = 0; i < matches; i++) {
    const pair = PAIRS[i % PAIRS.length];
    const players = [0, 1, 2, 3].map((seat) => (pair.includes(seat) ? normal : easy));
    const points = pointsBySeat(lab.play(DEFAULTS, players, seed + i)) ?? [];
    const best = (isNormal: boolean): number =>
      Math.max(...points.filter((_, seat) => pair.includes(seat) === isNormal));
    if (best(true) > best(false)) above++;
  }
  const share = above / matches;
  return {
    rule: "bots",
    what: "4 seats: the better of two normal above the better of two easy",
    measured: `${(100 * share).toFixed(1)} % of matches; 65 % wanted`,
    holds: share >= 0.65,
    miss: missOf(share, shareError(share, matches), [0.65, 1]),
  };
}

function pointsBySeat(outcome: Outcome | null): number[] | null {
  if (outcome?.type !== "ranking") return null;
  return outcome.standings.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
