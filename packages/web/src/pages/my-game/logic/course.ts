import { addTallies, type Baseline, type BotLevel, type Habit, type Tally } from "@safehouse/kernel";
import type { Note } from "../notes.ts";

/** How often, as a share or each time; null where there was no chance to. */
export function rateOf([count, of]: Tally): number | null {
  return of === 0 ? null : count / of;
}

/** Matches that are looked at together: one by one they jump too much. */
export const WINDOW = 5;

/** A habit over time: at each match, how it was in that one and those before it. */
export function courseOf(notes: readonly Note[], habit: number): readonly (number | null)[] {
  return notes.map((_, i) => {
    const window = notes.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    return rateOf(together(window, habit));
  });
}

export function together(notes: readonly Note[], habit: number): Tally {
  return addTallies(
    notes.map(({ tallies }) => [tallies[habit] ?? [0, 0]]),
    1,
  )[0] as Tally;
}

export const LEVELS = ["easy", "normal", "expert"] as const satisfies readonly BotLevel[];

/** What the levels do, as far as that was measured. */
export function levelsOf(baseline: Baseline, habit: number): { readonly level: BotLevel; readonly rate: number }[] {
  return LEVELS.flatMap((level) => {
    const tally = baseline[level]?.[habit];
    const rate = tally === undefined ? null : rateOf(tally);
    return rate === null ? [] : [{ level, rate }];
  });
}

/** Fewer chances tell nothing yet. */
const LEAST = 10;
/** So many standard errors apart, at least. */
const APART = 1.5;

/** What to practise: the habits in which one is farthest behind those who play well, in standard errors; the worst first. */
export function toPractise(
  habits: readonly Habit[],
  notes: readonly Note[],
  baseline: Baseline,
): readonly { readonly habit: Habit; readonly apart: number }[] {
  return habits
    .flatMap((habit, i) => {
      const { better, trains, unit } = habit;
      const [count, of] = together(notes, i);
      const goal = baseline.normal?.[i];
      if (better === null || trains === undefined || goal === undefined || goal[1] === 0 || of < LEAST) return [];
      const aim = goal[0] / goal[1];
      const behind = better === "more" ? aim - count / of : count / of - aim;
      // A count each time varies about as much as it is large.
      const variance = unit === "share" ? aim * (1 - aim) : Math.max(aim, 0.1);
      const apart = behind / Math.sqrt(Math.max(variance, 0.01) / of);
      return apart >= APART ? [{ habit, apart }] : [];
    })
    .toSorted((a, b) => b.apart - a.apart);
}
