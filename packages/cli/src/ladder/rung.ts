import type { BotLevel } from "@safehouse/kernel";
import type { Score } from "./lineup.ts";

/** A mean and its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** Two neighbouring levels compared at tables of one size. */
export interface Rung {
  readonly seats: number;
  readonly low: BotLevel;
  readonly high: BotLevel;
  readonly matches: number;
  /** `crews`: each level among itself on the same seeds. `rivals`: one of the higher level among the lower. */
  readonly by: "crews" | "rivals";
  /** What crews of each level reach; of rivals what the one takes. */
  readonly points: { readonly low: Figure | null; readonly high: Figure };
  readonly won: { readonly low: Figure | null; readonly high: Figure } | null;
  /** By how much the higher one does better, in points and in wins. */
  readonly lead: Figure;
  readonly winLead: Figure | null;
  /** Whether the lead is more than twice its standard error. */
  readonly isApart: boolean;
}

const TWICE = 2;

export function figure(sample: readonly number[]): Figure {
  const n = sample.length;
  const mean = sample.reduce((sum, value) => sum + value, 0) / n;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : Number.NaN };
}

type Pair = Pick<Rung, "seats" | "low" | "high">;

/** Crews of both levels played the same seeds: what counts is by how much each match went better. */
export function rungOfCrews(pair: Pair, low: readonly Score[], high: readonly Score[]): Rung {
  const lead = figure(high.map(({ points }, i) => points - (low[i] as Score).points));
  const [wonLow, wonHigh] = [winsOf(low), winsOf(high)];
  const knowsWins = wonLow !== null && wonHigh !== null;
  return {
    ...pair,
    matches: high.length,
    by: "crews",
    points: { low: figure(pointsOf(low)), high: figure(pointsOf(high)) },
    won: knowsWins ? { low: figure(wonLow), high: figure(wonHigh) } : null,
    lead,
    winLead: knowsWins ? figure(wonHigh.map((won, i) => won - (wonLow[i] as number))) : null,
    isApart: isApart(lead),
  };
}

/** Won is compared with what would be fair. */
export function rungOfRivals(pair: Pair, scores: readonly Score[]): Rung {
  const lead = figure(scores.map((score) => score.lead));
  const won = winsOf(scores) as number[];
  return {
    ...pair,
    matches: scores.length,
    by: "rivals",
    points: { low: null, high: figure(pointsOf(scores)) },
    won: { low: null, high: figure(won) },
    lead,
    winLead: figure(won.map((each) => each - 1 / pair.seats)),
    isApart: isApart(lead),
  };
}

const isApart = ({ mean, error }: Figure): boolean => mean > TWICE * error;

const pointsOf = (scores: readonly Score[]): number[] => scores.map(({ points }) => points);

function winsOf(scores: readonly Score[]): number[] | null {
  const won = scores.map((score) => score.won);
  return won.includes(null) ? null : (won as number[]);
}
