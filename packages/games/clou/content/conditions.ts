/** What a box asks of a number by itself: `<3`, `>4`, `=12`, `≠7`, `even`, `odd`. */
export type Comparison = "<" | ">" | "=" | "≠";
export const COMPARISONS: readonly Comparison[] = ["<", ">", "=", "≠"];

export type Condition =
  | { readonly op: Comparison; readonly number: number }
  | { readonly op: "even" }
  | { readonly op: "odd" };

/** Numbers above this are never written: three sixes and two virtual ones reach it. */
export const MOST_NUMBER = 30;

/** Null if the word is no condition. */
export function readCondition(word: string): Condition | null {
  if (word === "even" || word === "odd") return { op: word };
  const parts = /^([<>=≠])([1-9]\d?)$/.exec(word);
  return parts === null ? null : { op: parts[1] as Comparison, number: Number(parts[2]) };
}

/** All numbers, as bits 1 to 30. */
export const EVERY_NUMBER = 0x7ffffffe;
const EVEN = 0x55555554;
const ODD = EVERY_NUMBER & ~EVEN;

/** The numbers that stand so to `number`, as bits. */
export function numbersThat(op: Comparison, number: number): number {
  const same = number >= 1 && number <= MOST_NUMBER ? 1 << number : 0;
  const below = number > MOST_NUMBER ? EVERY_NUMBER : number <= 1 ? 0 : ((1 << number) - 1) & EVERY_NUMBER;
  switch (op) {
    case "=":
      return same;
    case "≠":
      return EVERY_NUMBER & ~same;
    case "<":
      return below;
    case ">":
      return EVERY_NUMBER & ~same & ~below;
  }
}

/** The numbers that meet a condition, as bits. */
export function numbersMeeting(condition: Condition | null): number {
  if (condition === null) return EVERY_NUMBER;
  if (condition.op === "even") return EVEN;
  if (condition.op === "odd") return ODD;
  return numbersThat(condition.op, condition.number);
}
