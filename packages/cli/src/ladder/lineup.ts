import { seedOf } from "@safehouse/host";
import { BOT_LEVELS, type AnyGame, type BotLevel, type Outcome, type Seat } from "@safehouse/kernel";

/** Who is watched at a table: a crew of one level, or one seat of it among seats of a lower one. */
export interface Lineup {
  readonly seats: number;
  readonly level: BotLevel;
  /** Null for a crew. */
  readonly among: BotLevel | null;
  /** Configured for so many seats. */
  readonly config: unknown;
}

/** What a match brought who is watched: points, and of a competition what they are above the mean of the others. */
export interface Score {
  readonly points: number;
  readonly lead: number;
  /** 1 for a win, a part of it if it is shared; null where nobody knows what a win is. */
  readonly won: number | null;
}

/** The levels of a game's bots, weakest first. */
export function levelsOf({ bots }: AnyGame): BotLevel[] {
  return BOT_LEVELS.filter((level) => bots[level] !== undefined);
}

/** Neighbours on the ladder. */
export function pairsOf(levels: readonly BotLevel[]): (readonly [low: BotLevel, high: BotLevel])[] {
  return levels.slice(1).map((high, i) => [levels[i] as BotLevel, high]);
}

/** All line-ups of a table: crews are compared on the same seeds, and rivals at one table. */
export function lineupsAt(
  seats: number,
  config: unknown,
  isCrew: boolean,
  levels: readonly BotLevel[],
): readonly Lineup[] {
  return isCrew
    ? levels.map((level) => ({ seats, level, among: null, config }))
    : pairsOf(levels).map(([among, level]) => ({ seats, level, among, config }));
}

/** The seat that is watched comes round, so that no place at the table counts more than another. */
export function watchedSeat({ seats }: Lineup, match: number): Seat {
  return match % seats;
}

/** By seat, in one match of a line-up. */
export function playersOf(lineup: Lineup, match: number): BotLevel[] {
  const own = watchedSeat(lineup, match);
  return Array.from({ length: lineup.seats }, (_, seat) =>
    seat === own ? lineup.level : (lineup.among ?? lineup.level),
  );
}

/** The luck of a match, the same for all levels and numbers of seats. */
export function seedOfMatch(seed: number, match: number): number {
  return seedOf("ladder", seed, match);
}

/** A match without end brings nothing. */
export function scoreOf({ meta }: AnyGame, lineup: Lineup, match: number, outcome: Outcome | null): Score {
  if (outcome === null) return { points: 0, lead: 0, won: 0 };
  if (outcome.type === "shared") {
    const { points, result } = outcome;
    return { points, lead: points, won: meta.losses === undefined ? null : meta.losses.includes(result) ? 0 : 1 };
  }
  const { standings } = outcome;
  const own = watchedSeat(lineup, match);
  const points = standings.find(({ seat }) => seat === own)?.points ?? 0;
  const others = standings.filter(({ seat }) => seat !== own);
  const mean = others.reduce((sum, other) => sum + other.points, 0) / others.length;
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { points, lead: points - mean, won: winners.includes(own) ? 1 / winners.length : 0 };
}
