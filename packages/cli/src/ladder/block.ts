import { playMatch } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import type { Block } from "../lab/threads.ts";
import { type Lineup, playersOf, type Score, scoreOf, seedOfMatch } from "./lineup.ts";

/** Some matches of one line-up. */
export interface LadderBlock extends Block {
  readonly lineup: Lineup;
  readonly from: number;
}

export interface PlayedBlock {
  readonly scores: readonly Score[];
  readonly violations: readonly string[];
}

const BLOCK = 10;

export function blocksOf(lineup: Lineup, matches: number): LadderBlock[] {
  const { seats, level, among } = lineup;
  return Array.from({ length: Math.ceil(matches / BLOCK) }, (_, i) => {
    const [from, count] = [i * BLOCK, Math.min(BLOCK, matches - i * BLOCK)];
    return { name: [seats, level, among ?? "crew", from, count].join(" "), lineup, from, count };
  });
}

export function playBlock(game: AnyGame, { lineup, from, count }: LadderBlock, seed: number): PlayedBlock {
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
