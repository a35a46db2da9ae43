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

/** So many times its usual patience has whoever was often in vain. */
const MOST_PATIENT = 8;

/**
 * How many times longer than usual to wait for an answer after so many attempts in vain. A house that is too busy to answer in time would
 * otherwise be asked for ever by clients who leave just before it does, each time for the whole of its work.
 */
export function patienceAfter(attempts: number): number {
  return Math.min(MOST_PATIENT, 2 ** Math.max(0, attempts - 1));
}
