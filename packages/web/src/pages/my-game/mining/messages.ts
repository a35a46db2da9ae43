import type { Puzzle } from "@safehouse/games/puzzles";
import type { MatchRecord } from "@safehouse/kernel";

export interface ToMiner {
  readonly record: MatchRecord;
  readonly seat: number;
}

export type FromMiner = { readonly puzzles: readonly Puzzle[] };
