import type { Chance } from "@safehouse/chance";
import { playMatch } from "@safehouse/host";
import type { AnyGame, BotLevel, Outcome } from "@safehouse/kernel";

/** Matches between bots, so many for every size of the crew. The same trial comes to the same numbers. */
export interface Trial {
  readonly game: string;
  readonly config: unknown;
  readonly crews: readonly number[];
  readonly games: number;
  readonly seed: number;
  readonly level: BotLevel;
  /** The shared results that count as won. */
  readonly wins: readonly string[];
}

export interface Tally {
  readonly crew: number;
  readonly played: number;
  readonly won: number;
  /** How often each shared result came; a match without end has none. */
  readonly results: { readonly [result: string]: number };
  /** The match with the most points so far, and the luck it had. */
  readonly best: { readonly points: number; readonly seed: number } | null;
}

/** At most so many matches a crew: then two seeds have no match in common. */
const MOST_GAMES = 1_000;

/** One tally after every match. The crews take turns, so that whoever stops early knows something of each. */
export function* simulate(game: AnyGame, trial: Trial): Generator<Tally> {
  const { crews, games, seed, level, wins } = trial;
  const tables = crews.map((crew) => ({ crew, config: configured(game, trial.config, crew), tally: blankTally(crew) }));
  for (let played = 1; played <= Math.min(games, MOST_GAMES); played++) {
    for (const table of tables) {
      const { crew, config } = table;
      const players = Array.from({ length: crew }, () => level);
      const luck = seed * MOST_GAMES + played;
      const { outcome } = playMatch(game, { config, players, seed: luck, chance: chanceOf(luck) });
      yield (table.tally = counted(table.tally, outcome, wins, luck));
    }
  }
}

/** As in a match that people play: its best night can be shown, and its draws verified. */
export function chanceOf(luck: number): Chance {
  return { seed: `lab-${luck}`, contributions: [] };
}

export function blankTally(crew: number): Tally {
  return { crew, played: 0, won: 0, results: {}, best: null };
}

function counted(tally: Tally, outcome: Outcome | null, wins: readonly string[], seed: number): Tally {
  const { crew, played, won, results, best } = tally;
  if (outcome?.type !== "shared") return { ...tally, played: played + 1 };
  const { result, points } = outcome;
  return {
    crew,
    played: played + 1,
    won: won + (wins.includes(result) ? 1 : 0),
    results: { ...results, [result]: (results[result] ?? 0) + 1 },
    best: best !== null && best.points >= points ? best : { points, seed },
  };
}

export function configured(game: AnyGame, input: unknown, seats: number): unknown {
  const config = game.configure(input, seats);
  if (!config.ok) throw new Error(`${config.error.path} ${config.error.problem}`);
  return config.value;
}
