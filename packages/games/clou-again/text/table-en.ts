import { makeToldEn } from "../../clou/text/make-told-en.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";
import { askedEn, STARS } from "./asked-en.ts";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function tableEn(plan: PlanWords) {
  return {
    ...askedEn(plan),
    ...makeToldEn({ ...plan, stars: STARS }),
    "seats.3":
      "Three is a variant of this house: the game is made for one or two. Less time, everything else as for two. A-6.1",
    "result.amateurs.words": "Nobody will tell stories about this night.",
  };
}
