import { settings } from "./settings.ts";

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(settings.language.value === "de" ? "de" : "en-GB", options).format(new Date(time));
}

/** "27 Nov" */
export function shortDate(time: number): string {
  return format(time, { day: "numeric", month: "short" });
}

/** "27 November" */
export function longDate(time: number): string {
  return format(time, { day: "numeric", month: "long" });
}
