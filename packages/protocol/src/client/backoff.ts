import type { Patience } from "./surroundings.ts";

/**
 * How long to wait before the next attempt: twice as long each time, up to a limit, and somewhere in the upper half of that, so that
 * thousands of clients of a server that comes back do not all call at once.
 */
export function waitBefore(attempt: number, { firstWait, longestWait }: Patience): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(attempt, 30));
  return whole * (0.5 + Math.random() / 2);
}
