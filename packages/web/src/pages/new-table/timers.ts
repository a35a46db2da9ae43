const DAY = 86_400;

/** In seconds; null for as long as it takes. */
export const TIMERS: readonly (number | null)[] = [null, 30, 60, 180, 600, 3600, DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** From a day on nobody is expected to sit there: the house counts days, keeps holidays and reminds. */
export function isSlowTimer(timer: number | null): boolean {
  return timer !== null && timer >= DAY;
}
