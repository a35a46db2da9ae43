import { makeTextsDe } from "../../clou/text/make-de.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";

const STARS = {
  "extra-six": "Zusätzliche 6",
  "two-strength": "Zweimal Stärke",
  "throw-anew": "Neu werfen",
  "number-two": "Zahl ±2",
  "turn-die": "Würfel drehen",
  "strike-circle": "Kreis nach Wahl",
} as const;

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function tableDe({ names, specials }: PlanWords) {
  return {
    ...makeTextsDe({ names, specials, stars: STARS }),
    "result.crime-of-the-century": "Das Verbrechen des Jahrhunderts",
    "result.master-thieves": "Meisterdiebe",
    "result.real-professionals": "Echte Profis",
    "result.ordinary-crooks": "Gewöhnliche Gauner",
    "result.amateurs": "Amateure",
    "result.amateurs.words": "Von dieser Nacht wird niemand Geschichten erzählen.",
  };
}
