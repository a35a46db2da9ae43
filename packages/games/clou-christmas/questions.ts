import type { Message, SeatDecision } from "@safehouse/kernel";
import { BOX_PRICE } from "./content/campaign-sheet.ts";
import { isCampaignDecision } from "./meta.ts";
import { restOf } from "./rules/buying.ts";
import type { Setting } from "./setting.ts";
import type { View } from "./view.ts";

type Asking = Pick<Setting, "heists"> & { readonly engine: Pick<Setting["engine"], "ask"> };

/** The question put to a seat. */
export function ask(setting: Asking, view: View, decision: SeatDecision): Message {
  const { kind } = decision;
  if (!isCampaignDecision(kind) && view.heist !== null) return setting.engine.ask(view.heist, decision);
  const { campaign } = view;
  switch (kind) {
    case "free":
      return { id: "ask.free", args: { proposal: campaign.proposal } };
    case "wages": {
      const spent = campaign.proposal.length * BOX_PRICE;
      return {
        id: "ask.wages",
        args: { proposal: campaign.proposal, rest: restOf(campaign), left: restOf(campaign) - spent },
      };
    }
    case "team":
      return { id: "ask.team", args: { heist: campaign.heist, scenario: setting.heists[campaign.heist - 1] } };
    default:
      return { id: `ask.${kind}` };
  }
}
