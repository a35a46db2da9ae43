import { makeAskedEn } from "../../clou/text/make-asked-en.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";

export const STARS = {
  "extra-six": "An extra 6",
  "two-strength": "Two strength",
  "throw-anew": "Throw anew",
  "number-two": "Number ±2",
  "turn-die": "Turn a die",
  "strike-circle": "Any circle",
} as const;

/** What the table says of the variant. */
const THIRD_THIEF =
  "This house’s variant of a game for one or two: less time, everything else as for two, and one star a round for all.";

/** What is asked at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function askedEn({ names, specials }: PlanWords) {
  return {
    ...makeAskedEn({
      names: { ...names, "third-thief": "Three thieves" },
      specials: { ...specials, "third-thief": THIRD_THIEF },
      stars: STARS,
    }),
    // The plan says how many points are worth what.
    "result.crime-of-the-century": "The crime of the century",
    "result.master-thieves": "Master thieves",
    "result.real-professionals": "Real professionals",
    "result.ordinary-crooks": "Ordinary crooks",
    "result.amateurs": "Amateurs",
  };
}
