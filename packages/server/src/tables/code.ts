import type { Luck } from "../surroundings.ts";
import { FIRST_WORDS, SECOND_WORDS } from "./words.ts";

/** No zero leads them: somebody would leave it out. */
const LEAST_NUMBER = 10_000;
const NUMBERS = 90_000;

/** How many codes there are: with what `CodeTries` lets through, finding a table by guessing takes years. */
export const CODES = FIRST_WORDS.length * SECOND_WORDS.length * NUMBERS;

/** The code with a dash between its words, where somebody has written them as one. */
export function withDashes(code: string): string {
  const [words = "", number = "", ...more] = code.split("-");
  const second = SECOND_WORDS.find(
    (word) => words.endsWith(word) && FIRST_WORDS.includes(words.slice(0, -word.length)),
  );
  if (more.length > 0 || second === undefined) return code;
  return `${words.slice(0, -second.length)}-${second}-${number}`;
}

/** Two words and five digits, such as `velvet-crowbar-40721`. */
export function newCode(random: Luck["randomBelow"]): string {
  const first = FIRST_WORDS[random(FIRST_WORDS.length)] as string;
  const second = SECOND_WORDS[random(SECOND_WORDS.length)] as string;
  return `${first}-${second}-${LEAST_NUMBER + random(NUMBERS)}`;
}
