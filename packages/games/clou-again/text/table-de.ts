import { makeToldDe } from "../../clou/text/make-told-de.ts";
import type { PlanWords } from "../../clou/text/plan-words.ts";
import { askedDe, STARS } from "./asked-de.ts";

/** What is said at a table, with the names of its plan, or of all of them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- text/de.ts holds it to the English one
export function tableDe(plan: PlanWords) {
  return {
    ...askedDe(plan),
    ...makeToldDe({ ...plan, stars: STARS }),
    "seats.3":
      "Drei sind eine Variante dieses Hauses: Das Spiel ist für einen oder zwei gemacht. Weniger Zeit, alles andere wie für zwei. A-6.1",
    "result.amateurs.words": "Von dieser Nacht wird niemand Geschichten erzählen.",
  };
}
