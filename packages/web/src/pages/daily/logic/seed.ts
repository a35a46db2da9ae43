import { type Day, readDay } from "./day.ts";

const FIRST = "safehouse-daily";

/** What the order of scenarios and people comes from; it is the same every night. */
export const ORDER_SEED = FIRST;

/** What all luck of a day comes from, with what is played. Anybody can write it down, which is the point. */
export function dailySeed(day: Day, what: string): string {
  return `${FIRST}-${day}-${what}`;
}

/** The day whose luck this is; null for any other seed. */
export function dayOfSeed(seed: string): Day | null {
  return seed.startsWith(`${FIRST}-`) ? readDay(seed.slice(FIRST.length + 1, FIRST.length + 11)) : null;
}
