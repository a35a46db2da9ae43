import { makeTextsEn } from "../../clou/text/make-en.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";

const STARS = {
  "extra-six": "An extra 6",
  "two-strength": "Two strength",
  "throw-anew": "Throw anew",
  "number-two": "Number ±2",
  "turn-die": "Turn a die",
  "strike-circle": "Any circle",
} as const;

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function tableEn({ names, specials }: PlanWords) {
  return {
    ...makeTextsEn({ names, specials, stars: STARS }),
    "result.crime-of-the-century": "The crime of the century",
    "result.master-thieves": "Master thieves",
    "result.real-professionals": "Real professionals",
    "result.ordinary-crooks": "Ordinary crooks",
    "result.amateurs": "Amateurs",
    "result.amateurs.words": "Nobody will tell stories about this night.",
  };
}
