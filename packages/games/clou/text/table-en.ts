import { makeTextsEn } from "./make-en.ts";
import type { PlanWords } from "./plan-words.ts";

export const OWN_PLAN = "A plan of your own";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function tableEn({ names, specials }: PlanWords) {
  return {
    ...makeTextsEn({ names: { ...names, own: OWN_PLAN }, specials }),
    "result.clou": "A real clou",
    "result.all-right": "All right",
    "result.meagre": "A meagre night",
    "result.meagre.words": "You got away, but it was hardly worth the petrol.",
  };
}
