import { makeAskedDe } from "../../clou/text/make-asked-de.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";

export const STARS = {
  "extra-six": "Zusätzliche 6",
  "two-strength": "Zweimal Stärke",
  "throw-anew": "Neu werfen",
  "number-two": "Zahl ±2",
  "turn-die": "Würfel drehen",
  "strike-circle": "Kreis nach Wahl",
} as const;

/** What the table says of the variant. */
const THIRD_THIEF =
  "Eine Variante dieses Hauses, denn das Spiel ist für einen oder zwei: weniger Zeit, alles andere wie für zwei, und ein Stern je Runde für alle.";

/** What is asked at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function askedDe({ names, specials }: PlanWords) {
  return {
    ...makeAskedDe({
      names: { ...names, "third-thief": "Zu dritt" },
      specials: { ...specials, "third-thief": THIRD_THIEF },
      stars: STARS,
    }),
    // The plan says how many points are worth what.
    "result.crime-of-the-century": "Das Verbrechen des Jahrhunderts",
    "result.master-thieves": "Meisterdiebe",
    "result.real-professionals": "Echte Profis",
    "result.ordinary-crooks": "Gewöhnliche Gauner",
    "result.amateurs": "Amateure",
  };
}
