import type { Library } from "../../clou/content/library.ts";
import { CURRENT_RULES, SWITCHES } from "../switches.ts";
import { PLANS } from "./plans/index.ts";
import { BRUCE } from "./thieves/bruce.ts";
import { JANET } from "./thieves/janet.ts";
import { MATT } from "./thieves/matt.ts";
import { TRIXIE } from "./thieves/trixie.ts";

/** */
export const MOST_CREW = 2;

/** and the ratings of. */
export const AGAIN: Library = {
  thieves: [BRUCE, JANET, MATT, TRIXIE],
  plans: PLANS,
  ratings: [
    { above: 19, result: "crime-of-the-century" },
    { above: 16, result: "master-thieves" },
    { above: 13, result: "real-professionals" },
    { above: 9, result: "ordinary-crooks" },
    { above: -Infinity, result: "amateurs" },
  ],
  switches: SWITCHES[CURRENT_RULES],
};
