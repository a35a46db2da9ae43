import type { Rest } from "../upkeep/open-hours.ts";
import type { Table } from "./table.ts";

/** From so many seconds for a decision on, people are not expected to be around: such a table is slow. */
const SLOW_SECONDS = 86_400;
/** How often the others may give as much time again for one decision of a slow table. */
export const MOST_GRANTED = 2;

export function isSlow({ timer }: Pick<Table, "timer">): boolean {
  return timer !== null && timer >= SLOW_SECONDS;
}

/** When so much time has run from then on, if none runs during rests. */
export function endOf(from: number, running: number, rests: readonly Rest[]): number {
  let end = from + running;
  let counted = from;
  for (const rest of rests.toSorted((a, b) => a.from - b.from)) {
    if (rest.until <= counted) continue;
    const begin = Math.max(rest.from, counted);
    if (begin >= end) break;
    end += rest.until - begin;
    counted = rest.until;
  }
  return end;
}

export function restAt(rests: readonly Rest[], now: number): Rest | null {
  return rests.find(({ from, until }) => from <= now && now < until) ?? null;
}

/** How much of its time a decision has left when somebody is reminded of it: the half, then an eighth. */
const REMINDERS = [1 / 2, 1 / 8];

/** How many reminders are due for a decision that ends in so many milliseconds of `whole`. */
export function remindersDue(left: number, whole: number): number {
  return REMINDERS.filter((share) => left <= whole * share).length;
}

/** In how many milliseconds the next reminder or the end comes, for a decision that ends in so many. */
export function nextMark(left: number, whole: number): number {
  const next = REMINDERS.map((share) => left - whole * share).find((wait) => wait > 0);
  return next ?? Math.max(0, left);
}
