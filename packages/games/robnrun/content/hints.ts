import { HEAVY, KINDS, type Tool } from "./tools.ts";

/** the sixteen hint cards. What they say is a predicate on the need, so that the rules and the bots read the same cards. */
export const HINT_COUNT = 16;
export const HINTS: readonly number[] = Array.from({ length: HINT_COUNT }, (_, i) => i + 1);

/** for 3–5 players only. */
export const BARRED_FOR_TWO: readonly number[] = [6, 9, 13, 14, 16];
export const HINTS_FOR_TWO: readonly number[] = HINTS.filter((hint) => !BARRED_FOR_TWO.includes(hint));

/** The blanks of a card. `result` is what the program fills in itself once the hint is used. */
export type Blanks =
  | "tool"
  | "number"
  | "tool-number"
  | "two-tools"
  | "accomplice"
  | "accomplice-tool"
  | "two-accomplices"
  | "none";

export const BLANKS: { readonly [hint: number]: Blanks } = {
  1: "tool",
  2: "tool",
  3: "number",
  4: "tool",
  5: "number",
  6: "accomplice",
  7: "tool-number",
  8: "tool",
  9: "accomplice-tool",
  10: "two-tools",
  11: "two-tools",
  12: "number",
  13: "none",
  14: "accomplice",
  15: "number",
  16: "two-accomplices",
};

/** What a hint says of the need; null where a card has no such blank. */
export interface Statement {
  readonly hint: number;
  readonly tool: Tool | null;
  readonly second: Tool | null;
  readonly number: number | null;
}

/** The number that a hint with a numeric blank must be filled with. */
export function numberFor(hint: number, need: ArrayLike<number>, tool: Tool | null, at = 0): number {
  switch (hint) {
    case 3:
      return countKinds(need, at);
    case 5:
      return countAll(need, at);
    case 7:
      return need[at + (tool as Tool)];
    case 12:
      return HEAVY.reduce((sum, heavy) => sum + need[at + heavy], 0);
    default:
      return countSingles(need, at);
  }
}

/** Whether a hint is true of a need, which begins at `at` in a list. Hints that say nothing of the need are true of any. */
export function isTrue(said: Statement, need: ArrayLike<number>, at = 0): boolean {
  const tool = at + (said.tool ?? 0);
  const second = at + (said.second ?? 0);
  switch (said.hint) {
    case 1:
      return need[tool] > 0;
    // The secret, to those who know it.
    case 9:
      return said.tool === null || need[tool] > 0;
    case 2:
      return need[tool] === 0;
    case 4:
      return need[tool] > 1;
    case 8:
      return isMost(need, need[tool], at);
    case 10:
      return need[tool] > 0 || need[second] > 0;
    case 11:
      return need[tool] > 0 && need[tool] === need[second];
    case 7:
      return need[tool] > 0 && need[tool] === said.number;
    case 3:
    case 5:
    case 12:
    case 15:
      return numberFor(said.hint, need, null, at) === said.number;
    default:
      return true;
  }
}

/** Whether the hint says something about the need at all. */
export const isAboutNeed = (hint: number): boolean => hint !== 6 && hint !== 13 && hint !== 14 && hint !== 16;

function isMost(need: ArrayLike<number>, count: number, at: number): boolean {
  for (let tool = 0; tool < KINDS; tool++) if (need[at + tool] > count) return false;
  return count > 0;
}

function countKinds(need: ArrayLike<number>, at: number): number {
  let kinds = 0;
  for (let tool = 0; tool < KINDS; tool++) if (need[at + tool] > 0) kinds++;
  return kinds;
}

function countSingles(need: ArrayLike<number>, at: number): number {
  let singles = 0;
  for (let tool = 0; tool < KINDS; tool++) if (need[at + tool] === 1) singles++;
  return singles;
}

function countAll(need: ArrayLike<number>, at: number): number {
  let all = 0;
  for (let tool = 0; tool < KINDS; tool++) all += need[at + tool];
  return all;
}
