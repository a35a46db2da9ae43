import type { BotLevel, Edition, Language } from "@safehouse/kernel";

/** What the lab has measured of a game, as it is committed in `<game>/lab.json`; `npm run lab` measures anew. */
export interface LabResults {
  /** Of the rules that were played. */
  readonly edition: Edition;
  readonly seed: number;
  readonly ladder: { readonly games: number; readonly rungs: readonly LabRung[] };
  readonly survey: LabSurvey;
  /** The game's balance rules, measured in short: only what is far off counts. */
  readonly lines: { readonly games: number; readonly lines: readonly LabLine[] };
}

/** A mean and its standard error. */
export type LabFigure = readonly [mean: number, error: number];

/** Two neighbouring levels at tables of one size. */
export interface LabRung {
  readonly seats: number;
  readonly low: BotLevel;
  readonly high: BotLevel;
  /** Crews on the same seeds, or one of the higher among the lower. */
  readonly by: "crews" | "rivals";
  /** By how many points the higher does better. */
  readonly lead: LabFigure;
  /** Shares of matches won by each, where a win is known; for rivals the lower one's is what would be fair. */
  readonly won: readonly [low: number, high: number] | null;
  readonly isApart: boolean;
}

export interface LabSurvey {
  /** Matches a table and level; the expert, who thinks long, plays fewer. */
  readonly games: number;
  readonly expertGames: number;
  /** What there is to use, by groups. */
  readonly groups: { readonly [group: string]: readonly string[] };
  /** Of whatever the tables and groups name. */
  readonly names: { readonly [id: string]: { readonly [language in Language]: string } };
  readonly samples: readonly LabSample[];
}

/** What bots of one level got at one table. */
export interface LabSample {
  readonly of: readonly string[];
  readonly seats: number;
  readonly level: BotLevel;
  /** Who sat beside the one who was watched; absent for crews. */
  readonly among?: BotLevel;
  /** Whether points are those of a round. */
  readonly isARound: boolean;
  readonly games: number;
  readonly mean: LabFigure;
  /** How many matches brought so many points, from the fewest. */
  readonly points: readonly (readonly [points: number, matches: number])[];
  /** Matches won, where the game says what a loss is. */
  readonly won: number | null;
  /** In how many matches each thing of a group was used. */
  readonly used: { readonly [group: string]: readonly number[] };
}

export interface LabLine {
  readonly rule: string;
  readonly what: string;
  readonly measured: string;
  readonly holds: boolean;
  /** By how many standard errors it misses what is wanted. */
  readonly miss: number;
}

/** The points below which so large a part of the matches lies. */
export function quantile({ points, games }: Pick<LabSample, "points" | "games">, part: number): number {
  let seen = 0;
  for (const [value, matches] of points) {
    seen += matches;
    if (seen >= part * games) return value;
  }
  return points.at(-1)?.[0] ?? 0;
}

/** Bars of one width over all these points, from the lowest to the highest: shares of the matches. */
export function barsOf(
  { points, games }: Pick<LabSample, "points" | "games">,
  from: number,
  to: number,
  width: number,
): number[] {
  const bars = Array<number>(Math.max(1, Math.ceil((to - from) / width))).fill(0);
  for (const [value, matches] of points) {
    const bar = Math.min(bars.length - 1, Math.max(0, Math.floor((value - from) / width)));
    bars[bar] = (bars[bar] ?? 0) + matches / games;
  }
  return bars;
}

/** Things of a group with the share of matches that used them, in the group's order. */
export function sharesOf(
  survey: LabSurvey,
  sample: LabSample,
  group: string,
): { readonly id: string; readonly share: number }[] {
  const used = sample.used[group] ?? [];
  return (survey.groups[group] ?? []).map((id, place) => ({ id, share: (used[place] ?? 0) / sample.games }));
}
