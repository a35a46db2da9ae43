import { fetchedBot } from "../clou/bots/fetched.ts";
import { usualBots } from "./bots/usual.ts";
import { core } from "./core.ts";
import type { CampaignGame } from "./make-game.ts";

const expert = fetchedBot(async () => (await import("./bots/expert.ts")).makeExpert(core.setting));

/** The game of a match. Laws are for the lab to watch. */
export const matchGame: CampaignGame = { ...core, bots: { ...usualBots(core.setting), expert }, audit: () => [] };
