import { makeBots } from "./bots/index.ts";
import { core } from "./core.ts";
import { type CampaignGame, makeGame } from "./make-game.ts";
import type { CampaignCore } from "./make-core.ts";

export const clouChristmas = gameOf(core);

/** The whole campaign around a core: the present one, or one of an older edition. */
export function gameOf(played: CampaignCore): CampaignGame {
  return makeGame(played, {
    bots: makeBots,
    balance: async () => (await import("./balance.ts")).balance,
    survey: async () => (await import("./survey.ts")).survey,
  });
}
