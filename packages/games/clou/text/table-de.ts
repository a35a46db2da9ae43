import { makeTextsDe } from "./make-de.ts";
import type { PlanWords } from "./plan-words.ts";

export const OWN_PLAN = "Ein eigener Plan";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function tableDe({ names, specials }: PlanWords) {
  return {
    ...makeTextsDe({ names: { ...names, own: OWN_PLAN }, specials }),
    "result.clou": "Ein echter Clou",
    "result.all-right": "Ganz ordentlich",
    "result.meagre": "Eine magere Nacht",
    "result.meagre.words": "Entkommen seid ihr, aber das Benzin war es kaum wert.",
  };
}
