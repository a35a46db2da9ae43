import type { BotLevel } from "@safehouse/kernel";
import type { BotScore } from "./play-bots.ts";

/** How the scores of one level lie. */
export interface LevelSpread {
  readonly level: BotLevel;
  readonly least: number;
  readonly most: number;
  /** Every score once, with its place on the scale from 0 to 1, and how many have it. */
  readonly marks: readonly { readonly points: number; readonly at: number; readonly count: number }[];
}

export interface Spread {
  readonly levels: readonly LevelSpread[];
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
  /** The own place on it, from 0 to 1. */
  readonly own: number;
  readonly beaten: number;
}

/** All scores and one's own on one scale; levels in the order in which they first played. */
export function spreadOf(scores: readonly BotScore[], own: number): Spread {
  const all = [own, ...scores.map(({ points }) => points)];
  const least = Math.min(...all);
  const most = Math.max(...all);
  // Where all are equal there is but the middle.
  const at = (points: number): number => (most === least ? 0.5 : (points - least) / (most - least));
  const levels = [...Map.groupBy(scores, ({ level }) => level)].map(([level, of]): LevelSpread => {
    const points = of.map((each) => each.points);
    const marks = [...new Set(points)]
      .toSorted((a, b) => a - b)
      .map((each) => ({ points: each, at: at(each), count: points.filter((other) => other === each).length }));
    return { level, least: Math.min(...points), most: Math.max(...points), marks };
  });
  return { levels, least, most, own: at(own), beaten: scores.filter(({ points }) => own > points).length };
}
