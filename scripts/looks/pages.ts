import { GAME_IDS } from "@safehouse/games";

/** Pages that have something to show without a house behind them. */
export const PAGES: readonly string[] = [
  "/",
  "/tables",
  "/daily",
  "/records",
  "/print",
  "/replay",
  "/settings",
  "/about",
  "/lab/clou",
  "/workshop",
  "/no/such/page",
  "/challenge/clou",
  "/companion/clou",
  "/workshop/clou",
  "/workshop/robnrun",
  ...["new", "rules", "learn", "print"].flatMap((page) => GAME_IDS.map((game) => `/${page}/${game}`)),
];
