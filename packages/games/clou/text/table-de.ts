import { askedDe, ownWords } from "./asked-de.ts";
import { makeToldDe } from "./make-told-de.ts";
import type { PlanWords } from "./plan-words.ts";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function tableDe(plan: PlanWords) {
  return {
    ...askedDe(plan),
    ...makeToldDe(ownWords(plan)),
    "result.meagre.words": "Entkommen seid ihr, aber das Benzin war es kaum wert.",
  };
}
