import { makeBots } from "../clou/bots/index.ts";
import { makeGame } from "../clou/make-game.ts";
import { core } from "./core.ts";

export const clouAgain = makeGame(core, {
  bots: makeBots,
  balance: async () => (await import("./balance.ts")).balance,
});
