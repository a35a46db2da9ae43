import { makeEasy as makeEasyThief } from "../../clou/bots/easy.ts";
import { makeExpert as makeExpertThief } from "../../clou/bots/expert.ts";
import { makeGreedy as makeGreedyThief } from "../../clou/bots/greedy.ts";
import type { CampaignGame } from "../make-game.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import { makeCampaigner } from "./campaigner.ts";
import { GOOD_HABITS, GREEDY_HABITS } from "./habits.ts";
import { random } from "./random.ts";

export function makeBots(setting: Setting): CampaignGame["bots"] {
  const { tableOf } = setting.engine;
  // Nothing was learned of a campaign's tables, so its expert judges as greedy play does, and plays on from there.
  const expertThief = makeExpertThief(tableOf, async () => ({}));
  return {
    random,
    easy: makeCampaigner(setting, { thief: makeEasyThief(tableOf), habits: GREEDY_HABITS, foresees: false }),
    normal: makeCampaigner(setting, { thief: makeGreedyThief(tableOf), habits: GOOD_HABITS, foresees: false }),
    expert: makeCampaigner(setting, { thief: expertThief, habits: GOOD_HABITS, foresees: true }),
  };
}

/** The baseline of studies: how it plays is frozen. */
export function makeGreedy(setting: Setting): CampaignBot {
  const thief = makeGreedyThief(setting.engine.tableOf);
  return makeCampaigner(setting, { thief, habits: GREEDY_HABITS, foresees: false });
}
