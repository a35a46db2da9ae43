import { AT_HAND, SHELF } from "./at-hand.ts";
import type { Library } from "./library.ts";
import { AUCTION_HOUSE } from "./plans/auction-house.ts";
import { CASINO } from "./plans/casino.ts";
import { EMBASSY_BALL } from "./plans/embassy-ball.ts";
import { GREAT_TERMINUS } from "./plans/great-terminus.ts";
import { MAIL_COACH } from "./plans/mail-coach.ts";
import { OBSERVATORY } from "./plans/observatory.ts";
import { OLD_MANSION } from "./plans/old-mansion.ts";
import { PRIVATE_BANK } from "./plans/private-bank.ts";
import { ROYAL_MINT } from "./plans/royal-mint.ts";
import { SLEEPING_CARS } from "./plans/sleeping-cars.ts";
import { VIADUCT } from "./plans/viaduct.ts";
import { openHeist } from "../own/code.ts";

/** C-8.1, C-9: what the game is played with, box by box (`boxes.ts`). */
export const BASE: Library = {
  ...AT_HAND,
  open: openHeist,
  plans: SHELF.put(
    [
      OLD_MANSION,
      AUCTION_HOUSE,
      EMBASSY_BALL,
      PRIVATE_BANK,
      CASINO,
      OBSERVATORY,
      ROYAL_MINT,
      GREAT_TERMINUS,
      SLEEPING_CARS,
      MAIL_COACH,
      VIADUCT,
    ],
    openHeist,
  ),
};
