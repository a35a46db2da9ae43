import type { Library } from "./library.ts";
import { PlanShelf } from "./plan-shelf.ts";
import { THIEVES } from "./thieves/index.ts";

/** C-7.5 */
export const ALL_RIGHT_ABOVE = 9;
export const CLOU_ABOVE = 14;

/** C-8.1, C-9: every plan, each fetched by itself. */
export const SHELF = new PlanShelf(
  {
    "old-mansion": async () => (await import("./plans/old-mansion.ts")).OLD_MANSION,
    "auction-house": async () => (await import("./plans/auction-house.ts")).AUCTION_HOUSE,
    "embassy-ball": async () => (await import("./plans/embassy-ball.ts")).EMBASSY_BALL,
    "private-bank": async () => (await import("./plans/private-bank.ts")).PRIVATE_BANK,
    casino: async () => (await import("./plans/casino.ts")).CASINO,
    observatory: async () => (await import("./plans/observatory.ts")).OBSERVATORY,
    "royal-mint": async () => (await import("./plans/royal-mint.ts")).ROYAL_MINT,
    "great-terminus": async () => (await import("./plans/great-terminus.ts")).GREAT_TERMINUS,
    "sleeping-cars": async () => (await import("./plans/sleeping-cars.ts")).SLEEPING_CARS,
    "mail-coach": async () => (await import("./plans/mail-coach.ts")).MAIL_COACH,
    viaduct: async () => (await import("./plans/viaduct.ts")).VIADUCT,
  },
  async () => (await import("../own/code.ts")).openHeist,
);

/** What the base game is played with, as far as it has been fetched. */
export const AT_HAND: Library = {
  thieves: THIEVES,
  plans: SHELF.plans,
  open: SHELF.open,
  ratings: [
    { above: CLOU_ABOVE, result: "clou" },
    { above: ALL_RIGHT_ABOVE, result: "all-right" },
    { above: -Infinity, result: "meagre" },
  ],
};
