import type { Library } from "./library.ts";
import { AUCTION_HOUSE } from "./plans/auction-house.ts";
import { EMBASSY_BALL } from "./plans/embassy-ball.ts";
import { OLD_MANSION } from "./plans/old-mansion.ts";
import { PRIVATE_BANK } from "./plans/private-bank.ts";
import { THIEVES } from "./thieves/index.ts";

/** C-7.5 */
export const ALL_RIGHT_ABOVE = 9;
export const CLOU_ABOVE = 14;

/** C-8.1: what the base game is played with; plans from the easiest to the hardest. */
export const BASE: Library = {
  thieves: THIEVES,
  plans: [OLD_MANSION, AUCTION_HOUSE, EMBASSY_BALL, PRIVATE_BANK],
  ratings: [
    { above: CLOU_ABOVE, result: "clou" },
    { above: ALL_RIGHT_ABOVE, result: "all-right" },
    { above: -Infinity, result: "meagre" },
  ],
};
