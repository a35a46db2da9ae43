import { drawFor } from "@safehouse/chance";

/**
 * By the very labels of the game: with a day's seed the dice on paper are those of everybody who plays that day, and taking a throw
 * back changes nothing.
 */
export function throwRound(seed: string, round: number): readonly number[] {
  return drawFor({ seed, contributions: [] }, `round-${round}/dice`, { dice: 3 });
}

/** Some of the round's dice once more. */
export function throwAnew(seed: string, round: number, dice: number): readonly number[] {
  return drawFor({ seed, contributions: [] }, `round-${round}/again`, { dice });
}

export function throwEscape(seed: string, throwNumber: number): number {
  return drawFor({ seed, contributions: [] }, `escape-${throwNumber}/die`, { dice: 1 })[0] as number;
}
