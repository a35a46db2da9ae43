import { makeAskedDe } from "./make-asked-de.ts";
import type { OwnWords } from "./make-asked-en.ts";
import type { PlanWords } from "./plan-words.ts";

export const OWN_PLAN = "Ein eigener Plan";

export function ownWords({ names, specials }: PlanWords): OwnWords {
  return { names: { ...names, own: OWN_PLAN }, specials };
}

/** What is asked at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function askedDe(plan: PlanWords) {
  return {
    ...makeAskedDe(ownWords(plan)),
    // The plan says how many points are worth what.
    "result.clou": "Ein echter Clou",
    "result.all-right": "Ganz ordentlich",
    "result.meagre": "Eine magere Nacht",
  };
}
