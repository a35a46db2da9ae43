import type { Library } from "../../clou/content/library.ts";
import { THIEVES } from "../../clou/content/thieves/index.ts";
import { CAMPAIGN_SHEET } from "./campaign-sheet.ts";
import { PLANS } from "./plans/index.ts";

/** The base thieves before three new plans, with what the campaign sheet adds. Ratings are those of a whole campaign. */
export const CHRISTMAS: Library = {
  thieves: THIEVES,
  plans: PLANS,
  gear: [...CAMPAIGN_SHEET.experience, ...CAMPAIGN_SHEET.tools],
  ratings: [
    { above: 78, result: "crime-of-the-century" },
    { above: 68, result: "criminal-legends" },
    { above: 50, result: "real-professionals" },
    { above: -Infinity, result: "ordinary-crooks" },
  ],
};
