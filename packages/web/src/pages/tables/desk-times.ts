import { shortDate } from "../../app/dates.ts";
import { settings } from "../../app/settings.ts";
import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";

type Words = Texts<typeof en>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 days", "14 hours", "52 minutes": as exactly as anybody wants to know. */
export function lengthText(milliseconds: number, t: Words): string {
  if (milliseconds >= 2 * DAY) return t.days(Math.floor(milliseconds / DAY));
  if (milliseconds >= 2 * HOUR) return t.hours(Math.floor(milliseconds / HOUR));
  return t.minutes(Math.max(1, Math.floor(milliseconds / MINUTE)));
}

/** The day, or the hour if it is soon. Counted from here: only lengths come from the house, whatever clock this device has. */
export function untilText(left: number, now: number): string {
  if (left >= DAY) return shortDate(now + left);
  const end = new Date(now + left);
  const language = settings.language.value === "de" ? "de" : "en-GB";
  const isToday = end.getDate() === new Date(now).getDate();
  const day = isToday ? {} : ({ weekday: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(end);
}

/** Short enough that somebody who was reminded should be seen to be late. */
export function isShort(left: number | null, reminders: number): boolean {
  return left !== null && reminders > 0 && left < 7 * DAY;
}
