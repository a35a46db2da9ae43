import { makeBots } from "../clou/bots/index.ts";
import type { ClouCore } from "../clou/make-core.ts";
import { type ClouGame, makeGame } from "../clou/make-game.ts";
import type { Weights } from "../clou/bots/lore/book.ts";
import { core } from "./core.ts";

const loadWeights = async (): Promise<Weights> => (await import("./weights.ts")).weights;

export const clouAgain = gameOf(core);

/** The whole game around a core: the present one, or one of an older edition. */
export function gameOf(played: ClouCore): ClouGame {
  return makeGame(played, {
    bots: (tableOf) => makeBots(tableOf, loadWeights),
    weights: loadWeights,
    balance: async () => (await import("./balance.ts")).balance,
    survey: async () => (await import("./survey.ts")).survey,
  });
}
