import { randomInt } from "node:crypto";
import { FIRST_WORDS, SECOND_WORDS } from "./words.ts";

/** No zero leads them: somebody would leave it out. */
const LEAST_NUMBER = 10_000;
const NUMBERS = 90_000;

/** How many codes there are: with what `CodeTries` lets through, finding a table by guessing takes years. */
export const CODES = FIRST_WORDS.length * SECOND_WORDS.length * NUMBERS;

/** Two words and five digits, such as `velvet-crowbar-40721`. */
export function newCode(random: (below: number) => number = randomInt): string {
  const first = FIRST_WORDS[random(FIRST_WORDS.length)] as string;
  const second = SECOND_WORDS[random(SECOND_WORDS.length)] as string;
  return `${first}-${second}-${LEAST_NUMBER + random(NUMBERS)}`;
}
