import { recall, remember } from "../../app/storage.ts";

/** How somebody does at the puzzles of one game: kept on this device and nowhere else. */
export interface Progress {
  readonly rating: number;
  /** By id: whether it was found at the first try. */
  readonly done: { readonly [id: string]: boolean };
  /** Days on which the puzzle of the day was found, as 2026-11-18. */
  readonly days: readonly string[];
}

const START: Progress = { rating: 1200, done: {}, days: [] };
/** How much one puzzle moves a rating. */
const STEP = 32;

const keyOf = (game: string): string => `puzzles.${game}`;

export function readProgress(game: string): Progress {
  try {
    const kept = JSON.parse(recall(keyOf(game)) ?? "null") as Progress | null;
    return kept !== null && Number.isFinite(kept.rating) ? { ...START, ...kept } : START;
  } catch {
    return START;
  }
}

/** Counts the first answer to a puzzle; a second try is for oneself. `day` where it was the day's. */
export function keepAnswer(
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  isFound: boolean,
  day: string | null,
): Progress {
  const before = readProgress(game);
  if (puzzle.id in before.done) return before;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
  const next: Progress = {
    rating: Math.round(before.rating + STEP * (Number(isFound) - expected)),
    done: { ...before.done, [puzzle.id]: isFound },
    days: day !== null && isFound ? [...before.days, day] : before.days,
  };
  remember(keyOf(game), JSON.stringify(next));
  return next;
}

/** How many days in a row up to today, or to yesterday while today's is still open. */
export function streakOf({ days }: Progress, today: string): number {
  const found = new Set(days);
  const day = new Date(`${today}T00:00:00Z`);
  const text = (): string => day.toISOString().slice(0, 10);
  const back = (): void => void day.setUTCDate(day.getUTCDate() - 1);
  if (!found.has(text())) back();
  let streak = 0;
  for (; found.has(text()); back()) streak++;
  return streak;
}

/** One star to three. */
export function gradeOf(rating: number): 1 | 2 | 3 {
  return rating < 1250 ? 1 : rating < 1550 ? 2 : 3;
}
