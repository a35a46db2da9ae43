import type { ClouBot } from "../../clou/bots/bot.ts";
import { sightOf } from "../answers.ts";
import { type HeistEvent, isCampaignEvent } from "../events.ts";
import { isCampaignDecision } from "../meta.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import { bestScouting, bestTuning } from "./preparing.ts";
import { answerTo } from "./shopping.ts";
import { bestThief } from "./team.ts";

/** Plays a campaign: between heists by a few plain judgements, in a heist as this thief does. */
export function makeCampaigner(setting: Setting, thief: ClouBot): CampaignBot {
  return {
    choose(request) {
      const { view, decision, moves, history } = request;
      const { kind, seat } = decision;
      if (!isCampaignDecision(kind) && view.heist !== null) {
        const heard = history.filter((event): event is HeistEvent => !isCampaignEvent(event));
        return thief.choose({ ...request, view: view.heist, moves: moves as never, history: heard });
      }
      const sight = sightOf(setting, view);
      switch (kind) {
        case "free":
        case "wages":
          return answerTo(setting, view);
        case "team":
          return { do: "pick", thief: bestThief(setting, view) };
        case "scout":
          return sight === null ? PASS : bestScouting(sight, moves);
        case "tune":
          return sight === null ? PASS : bestTuning(sight, seat, moves);
        default:
          return moves[0];
      }
    },
  };
}

const PASS: Move = { do: "pass" };
