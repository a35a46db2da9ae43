import type { Question } from "../../boards/contract.ts";

/** What was said last: of which moment, and which questions. */
export interface Said {
  readonly moment: number | null;
  readonly ids: string;
  readonly asked: string;
}

export const NOTHING_SAID: Said = { moment: null, ids: "", asked: "" };

/**
 * What is to be said now. A question that closes while others move and opens again is the same one, and so is a moment meanwhile. `answered`:
 * the entry with which the viewer answered last.
 */
export function sayNext(
  before: Said,
  moment: number,
  sentences: readonly string[],
  questions: readonly Pick<Question, "decision" | "text" | "moves">[],
  answered: number,
): { readonly said: Said; readonly fresh: readonly string[] } {
  const open = questions.filter(({ moves }) => moves.length > 0);
  const ids = open.map(({ decision }) => decision.id).join();
  const asked = open.map((question) => askedAgain(question, answered)).join("\n");
  const isNew = ids !== "" && ids !== before.ids && asked !== before.asked;
  const told = moment === before.moment ? [] : sentences;
  return {
    said: isNew ? { moment, ids, asked } : { ...before, moment },
    fresh: isNew ? [...told, ...questions.map(({ text }) => text)] : told,
  };
}

/**
 * Alike for the same question to the same person, also if it is put anew: while somebody in Clou crosses what dice have brought nobody else
 * is asked, and afterwards everybody is asked under another id what they were asked before.
 */
export function askedAgain({ decision, text }: Pick<Question, "decision" | "text">, answered: number): string {
  return `${answered} ${decision.kind} ${text}`;
}
