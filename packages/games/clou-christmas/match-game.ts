import { makeBots } from "./bots/index.ts";
import { core } from "./core.ts";
import type { CampaignGame } from "./make-game.ts";

/** The game of a match. Laws are for the lab to watch. */
export const matchGame: CampaignGame = { ...core, bots: makeBots(core.setting), audit: () => [] };
