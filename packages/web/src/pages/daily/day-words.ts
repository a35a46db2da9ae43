import type { Language } from "@safehouse/kernel";
import { type Day, type Month, startOf } from "./logic/day.ts";

const LOCALE: { readonly [language in Language]: string } = { en: "en-GB", de: "de-DE" };

/** "Sunday, 15 November 2026" */
export function dayInWords(day: Day, language: Language): string {
  return inUtc(day, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** "15 Nov 2026" */
export function shortDay(day: Day, language: Language): string {
  return inUtc(day, language, { day: "numeric", month: "short", year: "numeric" });
}

/** "November 2026" */
export function monthInWords(month: Month, language: Language): string {
  return inUtc(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** Monday first. */
export function weekdays(language: Language): { readonly short: string; readonly long: string }[] {
  // The fifth of January 1970 was a Monday.
  return [5, 6, 7, 8, 9, 10, 11].map((date) => {
    const day = `1970-01-${String(date).padStart(2, "0")}`;
    return {
      short: inUtc(day, language, { weekday: "short" }).slice(0, 2),
      long: inUtc(day, language, { weekday: "long" }),
    };
  });
}

/** When a day begins where the reader is, such as "01:00". */
export function clockAt(time: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { hour: "2-digit", minute: "2-digit" }).format(time);
}

function inUtc(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: "UTC" }).format(startOf(day));
}
