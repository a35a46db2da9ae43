import type { CampaignGame } from "../make-game.ts";
import type { Setting } from "../setting.ts";
import { makeExpert } from "./expert.ts";
import { usualBots } from "./usual.ts";

export function makeBots(setting: Setting): CampaignGame["bots"] {
  return { ...usualBots(setting), expert: makeExpert(setting) };
}
