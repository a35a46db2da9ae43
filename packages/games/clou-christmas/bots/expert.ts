import type { Random } from "@safehouse/kernel";
import { makeExpert as makeExpertThief } from "../../clou/bots/expert.ts";
import { inMind, playerWith, playOn } from "../../clou/bots/playing-on.ts";
import { sharedLuck } from "../../clou/bots/shared-luck.ts";
import type { Sight } from "../../clou/play.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import { makeCampaigner } from "./campaigner.ts";
import { GOOD_HABITS } from "./habits.ts";
import type { Preparation } from "./preparing.ts";

/** Nothing was learned of a campaign's tables, so its expert judges as greedy play does, and plays on from there. */
export function makeExpert(setting: Setting): CampaignBot {
  const thief = makeExpertThief(setting.engine.tableOf, async () => ({}));
  return makeCampaigner(setting, { thief, habits: GOOD_HABITS, prepares: bestForeseen });
}

/** Positions looked at in a turn of a heist that is played in a bot's head. */
export const GLANCE = 100;
/** So many of those that look best are tried out, in so many worlds. */
const TRIED = 6;
const WORLDS = 16;

/** After which heists that are played to their end come to most: all with the same dice, world by world. */
function bestForeseen(preparations: readonly Preparation[], { table, queue }: Sight, random: Random): Move {
  const player = playerWith(null, GLANCE);
  const tried = preparations
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, TRIED)
    .map((each) => ({ ...each, total: 0 }));
  for (let i = 0; i < WORLDS; i++) {
    const luck = sharedLuck(random);
    for (const each of tried) each.total += playOn(inMind({ table, board: each.after, queue }), luck(), player);
  }
  return tried.reduce((best, each) => (each.total > best.total ? each : best)).move;
}
