import { AT_HAND, SHELF } from "./at-hand.ts";
import type { Library } from "./library.ts";
import { AUCTION_HOUSE } from "./plans/auction-house.ts";
import { EMBASSY_BALL } from "./plans/embassy-ball.ts";
import { OLD_MANSION } from "./plans/old-mansion.ts";
import { PRIVATE_BANK } from "./plans/private-bank.ts";
import { openHeist } from "../own/code.ts";

/** C-8.1: what the base game is played with; plans from the easiest to the hardest. */
export const BASE: Library = {
  ...AT_HAND,
  open: openHeist,
  plans: SHELF.put([OLD_MANSION, AUCTION_HOUSE, EMBASSY_BALL, PRIVATE_BANK], openHeist),
};
