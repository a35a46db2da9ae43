import { type Decision, decisionId } from "@safehouse/kernel";
import type { Campaign } from "./campaign.ts";
import { type CampaignDecision, isCampaignDecision } from "./meta.ts";
import { scoutSeat } from "./rules/break-in.ts";
import type { Setting } from "./setting.ts";
import type { State } from "./state.ts";

/** What the campaign waits for now: in a heist what Clou asks, with labels that name the heist. */
export function pending(setting: Setting, { campaign, heist }: State): readonly Decision[] {
  if (campaign.phase === "break-in" && heist !== null) {
    return setting.engine
      .pending(heist)
      .map((each) => (each.seat === null ? { ...each, label: `heist-${campaign.heist}/${each.label}` } : each));
  }
  const kind = campaign.phase;
  if (!isCampaignDecision(kind)) return [];
  return campaign.asked.flatMap((count, seat) =>
    isAsked(setting, campaign, kind, seat) ? [{ id: decisionId(kind, seat, count + 1), seat, kind }] : [],
  );
}

/** Everybody is asked at once, and those who have answered wait for the others. */
function isAsked(setting: Setting, campaign: Campaign, kind: CampaignDecision, seat: number): boolean {
  switch (kind) {
    case "free":
    case "wages":
      return campaign.answers[seat] === null;
    case "team":
      return campaign.picks[seat] === null;
    case "scout":
      return scoutSeat(setting, campaign) === seat;
    case "tune":
      return !campaign.tuned[seat];
    case "report":
      return campaign.reporter === seat;
  }
}
