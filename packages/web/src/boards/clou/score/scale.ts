import type { Reader } from "@safehouse/games/clou/board";
import type { Message } from "@safehouse/kernel";
import type { Words } from "../text/use-words.ts";

/** A step of the game's rating: what more points than this are called. */
export interface Step {
  readonly above: number;
  readonly words: string;
}

/** From the lowest; what takes all the rest is no step. */
export function stepsOf({ library }: Reader, say: (message: Message) => string): Step[] {
  return library.ratings
    .slice(0, -1)
    .toReversed()
    .map(({ above, result }) => ({ above, words: say({ id: `result.${result}` }) }));
}

/** The scale in one line; of a long one the two steps that are next. */
export function scaleWords(
  reader: Reader,
  t: Pick<Words, "rating">,
  say: (message: Message) => string,
  points = 0,
): string {
  const steps = stepsOf(reader, say);
  const next = steps.findIndex(({ above }) => points <= above);
  const from = Math.min(next < 0 ? steps.length : next, steps.length - LINE_STEPS);
  return steps
    .slice(from, from + LINE_STEPS)
    .map(({ above, words }) => t.rating(above, words))
    .join(" · ");
}

const LINE_STEPS = 2;
