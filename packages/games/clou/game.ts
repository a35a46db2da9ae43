import { makeBots } from "./bots/index.ts";
import { core } from "./core.ts";
import { makeGame } from "./make-game.ts";

export const clou = makeGame(core, {
  bots: (tableOf) => makeBots(tableOf, async () => (await import("./weights.ts")).weights),
  balance: async () => (await import("./balance.ts")).balance,
  survey: async () => (await import("./survey.ts")).survey,
});
