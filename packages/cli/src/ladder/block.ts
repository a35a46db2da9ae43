import { playMatch } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import { type Lineup, playersOf, type Score, scoreOf, seedOfMatch } from "./lineup.ts";

/** Some matches of one line-up: what one core plays at a time, and what is kept at once. */
export interface Block {
  readonly lineup: Lineup;
  readonly from: number;
  readonly count: number;
}

export interface PlayedBlock {
  readonly scores: readonly Score[];
  readonly violations: readonly string[];
}

const BLOCK = 10;

export function blocksOf(lineup: Lineup, matches: number): Block[] {
  return Array.from({ length: Math.ceil(matches / BLOCK) }, (_, i) => ({
    lineup,
    from: i * BLOCK,
    count: Math.min(BLOCK, matches - i * BLOCK),
  }));
}

/** What tells a block from all others of one ladder. */
export function nameOf({ lineup, from, count }: Block): string {
  const { seats, level, among } = lineup;
  return [seats, level, among ?? "crew", from, count].join(" ");
}

export function playBlock(game: AnyGame, { lineup, from, count }: Block, seed: number): PlayedBlock {
  const violations: string[] = [];
  const scores = Array.from({ length: count }, (_, i) => {
    const match = from + i;
    const players = playersOf(lineup, match);
    const result = playMatch(game, { config: lineup.config, players, seed: seedOfMatch(seed, match) });
    violations.push(...result.violations);
    return scoreOf(game, lineup, match, result.outcome);
  });
  return { scores, violations };
}
