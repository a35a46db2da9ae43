import { playMatch } from "@safehouse/host";
import type { AnyGame, BotLevel } from "@safehouse/kernel";
import { chanceOf, configured, type Trial } from "./simulate.ts";

/** Whether bots can come to a result at all: first those that play many matches quickly, then few of the best. */
export interface ReachTrial extends Pick<Trial, "game" | "config" | "crews"> {
  /** Any of these results will do. */
  readonly wanted: readonly string[];
  readonly rounds: readonly { readonly level: BotLevel; readonly games: number }[];
}

/** How far one size of the crew has come. */
export interface Reach {
  readonly crew: number;
  readonly played: number;
  readonly isReached: boolean;
  /** The most points so far; null before the first match. */
  readonly best: number | null;
}

/** All crews after every match, until each has come there or nobody is left to try. The same trial comes to the same. */
export function* seek(game: AnyGame, { config, crews, wanted, rounds }: ReachTrial): Generator<readonly Reach[]> {
  const tables = crews.map((crew) => configured(game, config, crew));
  let reaches: readonly Reach[] = crews.map((crew) => ({ crew, played: 0, isReached: false, best: null }));
  for (const { level, games } of rounds) {
    for (let i = 1; i <= games; i++) {
      for (const [at, { crew, isReached }] of reaches.entries()) {
        if (isReached) continue;
        const players = Array.from({ length: crew }, () => level);
        const { outcome } = playMatch(game, { config: tables[at], players, seed: i, chance: chanceOf(i) });
        const points = outcome?.type === "shared" ? outcome.points : 0;
        const isThere = outcome?.type === "shared" && wanted.includes(outcome.result);
        reaches = reaches.map((each, k) =>
          k === at
            ? {
                crew,
                played: each.played + 1,
                isReached: isThere,
                best: Math.max(points, each.best ?? -Infinity),
              }
            : each,
        );
        yield reaches;
      }
    }
  }
}
