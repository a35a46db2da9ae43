import type { Library } from "./library.ts";
import { AUCTION_HOUSE } from "./plans/auction-house.ts";
import { EMBASSY_BALL } from "./plans/embassy-ball.ts";
import { OLD_MANSION } from "./plans/old-mansion.ts";
import { PRIVATE_BANK } from "./plans/private-bank.ts";
import { BRUCE } from "./thieves/bruce.ts";
import { JANET } from "./thieves/janet.ts";
import { MATT } from "./thieves/matt.ts";
import { TRIXIE } from "./thieves/trixie.ts";

/** C-8.1: what the base game is played with; plans from the easiest to the hardest. */
export const BASE: Library = {
  thieves: [BRUCE, JANET, MATT, TRIXIE],
  plans: [OLD_MANSION, AUCTION_HOUSE, EMBASSY_BALL, PRIVATE_BANK],
};
