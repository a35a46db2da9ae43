import type { Question } from "../../boards/contract.ts";

/** What was said last: of which moment, and which questions. */
export interface Said {
  readonly moment: number | null;
  readonly asked: string;
}

export const NOTHING_SAID: Said = { moment: null, asked: "" };

/** What is to be said now. A question that closes while others move and opens again is the same one, and so is a moment meanwhile. */
export function sayNext(
  before: Said,
  moment: number,
  sentences: readonly string[],
  questions: readonly Pick<Question, "decision" | "text" | "moves">[],
): { readonly said: Said; readonly fresh: readonly string[] } {
  const open = questions.filter(({ moves }) => moves.length > 0);
  const ids = open.map(({ decision }) => decision.id).join();
  const isNew = ids !== "" && ids !== before.asked;
  const told = moment === before.moment ? [] : sentences;
  return {
    said: { moment, asked: isNew ? ids : before.asked },
    fresh: isNew ? [...told, ...questions.map(({ text }) => text)] : told,
  };
}
