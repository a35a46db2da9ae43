import { askedEn, ownWords } from "./asked-en.ts";
import { makeToldEn } from "./make-told-en.ts";
import type { PlanWords } from "./plan-words.ts";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function tableEn(plan: PlanWords) {
  return {
    ...askedEn(plan),
    ...makeToldEn(ownWords(plan)),
    "result.meagre.words": "You got away, but it was hardly worth the petrol.",
  };
}
