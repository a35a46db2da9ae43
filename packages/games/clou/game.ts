import { makeBots } from "./bots/index.ts";
import type { Weights } from "./bots/lore/book.ts";
import { core } from "./core.ts";
import { makeGame } from "./make-game.ts";

const loadWeights = async (): Promise<Weights> => (await import("./weights.ts")).weights;

export const clou = makeGame(core, {
  bots: (tableOf) => makeBots(tableOf, loadWeights),
  weights: loadWeights,
  balance: async () => (await import("./balance.ts")).balance,
  survey: async () => (await import("./survey.ts")).survey,
});
