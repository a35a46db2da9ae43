import type { Bot, GameEvent, GameView } from "./game.ts";
import type { Json } from "./json.ts";
import type { Outcome } from "./outcome.ts";

/** What a balance rule of the rulebook comes to when it is measured. */
export interface BalanceLine {
  readonly rule: string;
  /** What was compared, in words. */
  readonly what: string;
  readonly measured: string;
  /** Whether the rule holds with confidence, not by luck. */
  readonly holds: boolean;
  /**
   * By how many standard errors the figure misses what is wanted; 0 within. Few matches tell little, but what is far off with few is broken:
   * the short form in `npm test` goes by this.
   */
  readonly miss: number;
}

/** A miss that luck does not explain: what is counted, not drawn. */
export const CERTAIN_MISS = 99;

/** By how many standard errors a figure lies outside of what is wanted. */
export function missOf(figure: number, error: number, [least, most]: readonly [number, number]): number {
  const off = Math.max(0, least - figure, figure - most);
  return off === 0 ? 0 : Math.min(CERTAIN_MISS, error === 0 ? CERTAIN_MISS : off / error);
}

/** The standard error of a share of so many matches. Never nothing: all of a few is not all. */
export function shareError(share: number, matches: number): number {
  const cautious = (share * matches + 1) / (matches + 2);
  return Math.sqrt((cautious * (1 - cautious)) / Math.max(1, matches));
}

/**
 * Where matches are played for measuring. The same call gives the same outcome. Which matches are asked for must not depend on how others
 * ended: they are played on all cores, in any order, by players that remember nothing of other matches.
 */
export interface BalanceLab<View extends GameView, Move, Event extends GameEvent, Config> {
  /** Null if the match did not end. What the points consist of is left out. */
  play(config: Config, players: readonly Bot<View, Move, Event>[], seed: number): Outcome | null;
  /** What these players noted in a match, for whoever wants to know more than its end; null where it is not known. */
  watch<Note extends Json>(
    config: Config,
    players: readonly Bot<View, Move, Event>[],
    seed: number,
    note: (outcome: Outcome | null) => Note,
  ): Note | null;
}

/** Measures all balance rules of a game with about so many matches each. */
export type BalanceStudy<View extends GameView, Move, Event extends GameEvent, Config> = (
  lab: BalanceLab<View, Move, Event, Config>,
  matches: number,
  seed: number,
) => Iterable<BalanceLine>;

/** The mean of a sample, and how far it may be off: twice the standard error, so right in 19 cases of 20. */
export function meanWithError(sample: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: 2 * Math.sqrt(squares / (sample.length - 1) / sample.length) };
}
