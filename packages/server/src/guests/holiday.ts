import { ok, type Result } from "@safehouse/kernel";
import type { Rest } from "../upkeep/open-hours.ts";
import { no, type Refusal } from "./refusal.ts";

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** All holidays of a year together: nobody can hold a table for ever. */
const MOST_DAYS = 28;
/** They are written at every table of the guest: nobody's list of them grows without end. */
const MOST_HOLIDAYS = 50;
/** So soon it must begin. */
const SOONEST_DAYS = 90;

/** The one that is now, or comes. */
export function holidayNow(rests: readonly Rest[], now: number): Rest | null {
  return rests.find(({ until }) => until > now) ?? null;
}

/** How much is left of the year's, beside the one that is now or comes. */
export function holidayLeft(rests: readonly Rest[], now: number): number {
  const taken = rests
    .filter(({ until }) => until > now - YEAR)
    .map(({ from, until }) => until - Math.max(from, now - YEAR));
  return Math.max(0, MOST_DAYS * DAY - taken.reduce((sum, each) => sum + each, 0));
}

/** Away from then until then, in place of the holiday that is now or comes; what has passed of it stays, and counts. */
export function goAway(rests: readonly Rest[], wish: Rest, now: number): Result<readonly Rest[], Refusal> {
  const from = Math.max(wish.from, now);
  if (wish.until <= from) return no(400, "holiday.past");
  if (from > now + SOONEST_DAYS * DAY) return no(400, "holiday.far", { days: SOONEST_DAYS });
  const before = comeBack(rests, now);
  if (wish.until - from > holidayLeft(before, now)) return no(409, "holiday.long", { days: MOST_DAYS });
  // Whoever is away already only stays longer, or comes back sooner.
  const running = before.find(({ until }) => until === from);
  const others = before.filter((rest) => rest !== running);
  if (others.length >= MOST_HOLIDAYS) return no(409, "holiday.often", { most: MOST_HOLIDAYS });
  return ok([...others, { from: running?.from ?? from, until: wish.until }]);
}

/** Here again from now on. */
export function comeBack(rests: readonly Rest[], now: number): readonly Rest[] {
  return rests
    .filter(({ from, until }) => from < now && until > now - YEAR)
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }));
}
