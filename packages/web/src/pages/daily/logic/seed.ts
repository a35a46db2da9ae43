import { type Day, readDay } from "./day.ts";

const FIRST = "safehouse-daily";

/** What the order of scenarios and people comes from; it is the same every day. */
export const ORDER_SEED = FIRST;

/** What all dice of a day come from. Anybody can write it down, which is the point. */
export function dailySeed(day: Day, scenario: string): string {
  return `${FIRST}-${day}-${scenario}`;
}

/** The day whose dice these are; null for any other seed. */
export function dayOfSeed(seed: string): Day | null {
  return seed.startsWith(`${FIRST}-`) ? readDay(seed.slice(FIRST.length + 1, FIRST.length + 11)) : null;
}
