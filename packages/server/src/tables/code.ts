import { randomInt } from "node:crypto";
import { FIRST_WORDS, SECOND_WORDS } from "./words.ts";

/** Two words and two digits, such as `velvet-crowbar-42`. */
export function newCode(random: (below: number) => number = randomInt): string {
  const first = FIRST_WORDS[random(FIRST_WORDS.length)] as string;
  const second = SECOND_WORDS[random(SECOND_WORDS.length)] as string;
  return `${first}-${second}-${String(random(100)).padStart(2, "0")}`;
}

/** However somebody typed it: capitals, spaces and other separators do not matter. Null if it cannot be a code. */
export function readCode(text: string): string | null {
  const [, first, second, digits] = /^\W*([a-z]+)[\W_]+([a-z]+)[\W_]*(\d\d)\W*$/.exec(text.toLowerCase()) ?? [];
  return digits === undefined ? null : `${first}-${second}-${digits}`;
}
