/** A day of the calendar in UTC, such as `2026-11-15`: the same everywhere at the same moment. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** Null for anything but a day that exists. */
export function readDay(text: string | null): Day | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== text ? null : text;
}

/** Days since 1970. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

export function addDays(day: Day, days: number): Day {
  return dayOf((dayNumber(day) + days) * DAY_MS);
}

/** When a day begins, in milliseconds since 1970. */
export function startOf(day: Day): number {
  return dayNumber(day) * DAY_MS;
}

/** The first day of its week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** From 0, Monday. The first of January 1970 was a Thursday. */
function weekdayOf(day: Day): number {
  return (dayNumber(day) + 3) % 7;
}

/** `2026-11` */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday; null for days of its neighbours. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const length = dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(first);
  const before = weekdayOf(first);
  const days = Array.from({ length: before + length }, (_, i) => (i < before ? null : addDays(first, i - before)));
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday] ?? null),
  );
}
