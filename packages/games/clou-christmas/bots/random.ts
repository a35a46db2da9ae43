import { pickOne } from "@safehouse/kernel";
import { random as thief } from "../../clou/bots/random.ts";
import { isCampaignDecision } from "../meta.ts";
import type { CampaignBot } from "./bot.ts";

/** Any answer is as good as another; but of every two talks about money one is ended, or nobody would ever break in. */
export const random: CampaignBot = {
  choose(request) {
    const { view, decision, moves, random: luck } = request;
    const { kind } = decision;
    if (!isCampaignDecision(kind) && view.heist !== null)
      return thief.choose({ ...request, view: view.heist, moves: moves as never, history: [] });
    const isTalk = kind === "free" || kind === "wages";
    const answers = isTalk && luck.below(2) === 0 ? moves.filter((move) => move.do === "agree") : moves;
    return pickOne(luck, answers);
  },
};
