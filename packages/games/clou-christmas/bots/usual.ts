import { makeEasy as makeEasyThief } from "../../clou/bots/easy.ts";
import { makeGreedy as makeGreedyThief } from "../../clou/bots/greedy.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import { makeCampaigner } from "./campaigner.ts";
import { GOOD_HABITS, GREEDY_HABITS } from "./habits.ts";
import { bestLooking } from "./preparing.ts";
import { random } from "./random.ts";

/** All levels but the expert. */
export function usualBots(setting: Setting): { readonly [level in "random" | "easy" | "normal"]: CampaignBot } {
  const { tableOf } = setting.engine;
  return {
    random,
    easy: makeCampaigner(setting, { thief: makeEasyThief(tableOf), habits: GREEDY_HABITS, prepares: bestLooking }),
    normal: makeCampaigner(setting, { thief: makeGreedyThief(tableOf), habits: GOOD_HABITS, prepares: bestLooking }),
  };
}

/** The baseline of studies: how it plays is frozen. */
export function makeGreedy(setting: Setting): CampaignBot {
  const thief = makeGreedyThief(setting.engine.tableOf);
  return makeCampaigner(setting, { thief, habits: GREEDY_HABITS, prepares: bestLooking });
}
