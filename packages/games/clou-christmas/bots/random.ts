import { pickOne } from "@safehouse/kernel";
import { isCampaignDecision } from "../meta.ts";
import type { CampaignBot } from "./bot.ts";

/** Any answer is as good as another; but of every two talks about money one is ended, or nobody would ever break in. */
export const random: CampaignBot = {
  choose({ decision: { kind }, moves, random: luck }) {
    const isTalk = isCampaignDecision(kind) && (kind === "free" || kind === "wages");
    const answers = isTalk && luck.below(2) === 0 ? moves.filter((move) => move.do === "agree") : moves;
    return pickOne(luck, answers);
  },
};
