import { type LabResult, playMatch, seedOf } from "@safehouse/host";
import type { Outcome } from "@safehouse/kernel";
import type { Setting } from "./setting.ts";

/** Every so manieth match is watched at every step and replayed from its log. */
const CLOSE_LOOK_INTERVAL = 50;

export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly level: string;
  readonly games: number;
  /** Answered player decisions. */
  readonly moves: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  /** Mean of final points, over the seats of finished matches. */
  readonly meanScore: number;
  readonly outcomes: { readonly [result: string]: number };
  readonly violations: number;
}

export interface SimulationWatcher {
  now(): number;
  onGame(done: number): void;
  onViolation(game: number, problem: string): void;
}

/** Plays matches between bots. The same call gives the same result, but for the seconds. */
export function simulate(setting: Setting, games: number, seed: number, watcher: SimulationWatcher): Simulation {
  const { game, config, seats, level } = setting;
  const players = Array.from({ length: seats }, () => level);
  const tally = new Tally(seats);
  const begin = watcher.now();
  let moves = 0;
  let violations = 0;
  for (let i = 1; i <= games; i++) {
    const scrutiny = i % CLOSE_LOOK_INTERVAL === 1 ? "full" : "spot";
    const result = playMatch(game, { config, players, seed: seedOf(seed, i), scrutiny });
    moves += result.moves;
    violations += result.violations.length;
    tally.add(result);
    for (const problem of result.violations) watcher.onViolation(i, problem);
    watcher.onGame(i);
  }
  const seconds = Math.max(0.001, (watcher.now() - begin) / 1000);
  return {
    game: game.meta.id,
    seats,
    seed,
    level,
    games,
    moves,
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 1),
    movesPerSecond: round(moves / seconds, 1),
    meanScore: round(tally.meanScore, 4),
    outcomes: tally.outcomes(),
    violations,
  };
}

/** Counts matches by how they ended. */
class Tally {
  readonly #seats: number;
  readonly #counts = new Map<string, number>();
  #points = 0;
  #scores = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  add({ outcome }: LabResult): void {
    const result = outcome === null ? "unfinished" : resultOf(outcome);
    this.#counts.set(result, (this.#counts.get(result) ?? 0) + 1);
    for (const points of outcome === null ? [] : scoresOf(outcome)) {
      this.#points += points;
      this.#scores++;
    }
  }

  get meanScore(): number {
    return this.#scores === 0 ? 0 : this.#points / this.#scores;
  }

  /** Of a ranking all seats are listed, also those that never won, so that the shape does not depend on luck. */
  outcomes(): Record<string, number> {
    const isRanking = [...this.#counts.keys()].some((result) => result === SHARED_WIN || SEAT_WIN.test(result));
    const expected = isRanking ? [...Array.from({ length: this.#seats }, (_, seat) => seatWins(seat)), SHARED_WIN] : [];
    const others = [...this.#counts.keys()].filter((result) => !expected.includes(result)).toSorted();
    return Object.fromEntries([...expected, ...others].map((result) => [result, this.#counts.get(result) ?? 0]));
  }
}

export const SHARED_WIN = "shared";
export const SEAT_WIN = /^seat (\d+)$/;
const seatWins = (seat: number): string => `seat ${seat + 1}`;

function resultOf(outcome: Outcome): string {
  if (outcome.type === "shared") return outcome.result;
  const winners = outcome.standings.filter(({ place }) => place === 1);
  return winners.length === 1 ? seatWins(winners[0]?.seat ?? 0) : SHARED_WIN;
}

function scoresOf(outcome: Outcome): readonly number[] {
  return outcome.type === "shared" ? [outcome.points] : outcome.standings.map(({ points }) => points);
}

function round(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
