import { type Difficulty, difficultyOf } from "@safehouse/games/robnrun/workshop";
import type { Interval } from "../../lab/interval.ts";

/** How hard it is, as far as the matches tell: one word, or two between which it lies. */
export function difficultyRange({ low, high }: Interval): readonly [Difficulty] | readonly [Difficulty, Difficulty] {
  const [hardest, easiest] = [difficultyOf(low), difficultyOf(high)];
  return hardest === easiest ? [hardest] : [easiest, hardest];
}
