import { makeAskedEn, type OwnWords } from "./make-asked-en.ts";
import type { PlanWords } from "./plan-words.ts";

export const OWN_PLAN = "A plan of your own";

export function ownWords({ names, specials }: PlanWords): OwnWords {
  return { names: { ...names, own: OWN_PLAN }, specials };
}

/** What is asked at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function askedEn(plan: PlanWords) {
  return {
    ...makeAskedEn(ownWords(plan)),
    // The plan says how many points are worth what.
    "result.clou": "A real clou",
    "result.all-right": "All right",
    "result.meagre": "A meagre night",
  };
}
