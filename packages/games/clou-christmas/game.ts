import { makeBots } from "./bots/index.ts";
import { core } from "./core.ts";
import { makeGame } from "./make-game.ts";

export const clouChristmas = makeGame(core, {
  bots: makeBots,
  balance: async () => (await import("./balance.ts")).balance,
});
