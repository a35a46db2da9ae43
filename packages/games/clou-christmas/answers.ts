import type { SeatDecision } from "@safehouse/kernel";
import type { Sight } from "../clou/play.ts";
import { isCampaignDecision } from "./meta.ts";
import type { Move } from "./moves.ts";
import { boxesLeft, canBuy, itemsOf } from "./rules/buying.ts";
import { scoutTargets, tuneTargets } from "./rules/break-in.ts";
import { freeThieves } from "./rules/team.ts";
import type { Setting } from "./setting.ts";
import type { View } from "./view.ts";

const PASS: Move = { do: "pass" };

/** What a seat may answer. For an absent player the first is played: it agrees, picks the first thief, and passes. */
export function moves(setting: Setting, view: View, decision: SeatDecision): readonly Move[] {
  const { kind, seat } = decision;
  if (!isCampaignDecision(kind)) return view.heist === null ? [] : setting.engine.moves(view.heist, decision);
  const { campaign } = view;
  switch (kind) {
    case "free":
    case "wages":
      return buyingMoves(setting, view);
    case "team":
      return freeThieves(setting, campaign)
        .filter((thief) => !campaign.picks.includes(thief))
        .map((thief) => ({ do: "pick", thief }));
    case "scout": {
      const sight = sightOf(setting, view);
      if (sight === null) return [];
      const { symbolNames } = sight.table.plan;
      return [PASS, ...scoutTargets(sight).map((symbol): Move => ({ do: "scout", at: symbolNames[symbol] }))];
    }
    case "tune": {
      const sight = sightOf(setting, view);
      if (sight === null) return [];
      const { names } = sight.table.sheets[seat];
      return [PASS, ...tuneTargets(sight, seat).map((cell): Move => ({ do: "tune", cell: names[cell] }))];
    }
    case "report":
      return [{ do: "report" }];
  }
}

/** The heist at hand as its rules see it. */
export function sightOf({ engine }: Setting, { heist }: Pick<View, "heist">): Sight | null {
  return heist && { table: engine.tableOf(heist.config, heist.seats), board: heist.board, queue: heist.queue };
}

function buyingMoves({ sheet }: Setting, { campaign }: View): Move[] {
  const items = itemsOf(sheet).map(({ id }) => id);
  const buyable = canBuy(sheet, campaign) ? items.filter((id) => boxesLeft(sheet, campaign, id) > 0) : [];
  return [
    { do: "agree", boxes: campaign.proposal },
    ...(campaign.proposal.length === 0 ? [] : [{ do: "refuse", boxes: campaign.proposal } as const]),
    ...buyable.map((box): Move => ({ do: "buy", box })),
    ...items.filter((id) => campaign.proposal.includes(id)).map((box): Move => ({ do: "put-back", box })),
  ];
}
