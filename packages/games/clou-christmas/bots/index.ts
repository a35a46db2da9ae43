import { makeEasy as makeEasyThief } from "../../clou/bots/easy.ts";
import { makeNormal as makeNormalThief } from "../../clou/bots/normal.ts";
import type { CampaignGame } from "../make-game.ts";
import type { Setting } from "../setting.ts";
import { makeCampaigner } from "./campaigner.ts";
import { random } from "./random.ts";

export function makeBots(setting: Setting): CampaignGame["bots"] {
  const { tableOf } = setting.engine;
  return {
    random,
    easy: makeCampaigner(setting, makeEasyThief(tableOf)),
    normal: makeCampaigner(setting, makeNormalThief(tableOf)),
  };
}
