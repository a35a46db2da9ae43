import type { Random } from "@safehouse/kernel";
import type { Luck } from "../src/surroundings.ts";

/** A house's luck that is always the same. */
export function luckFrom(random: Random): Luck {
  const randomBelow = (limit: number): number => random.below(limit);
  const randomBytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => randomBelow(256)));
  return { randomBelow, randomBytes, seed: () => randomBytes(32).toString("hex") };
}
