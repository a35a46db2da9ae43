import type { Surroundings } from "./surroundings.ts";

/**
 * How long to wait before the next attempt: twice as long each time, up to a limit, and somewhere in the upper half of that, so that
 * thousands of clients of a server that comes back do not all call at once.
 */
export function waitBefore(attempt: number, { patience, luck }: Pick<Surroundings, "patience" | "luck">): number {
  const { firstWait, longestWait } = patience;
  const whole = Math.min(longestWait, firstWait * 2 ** attempt);
  return whole * (0.5 + luck.fraction() / 2);
}
