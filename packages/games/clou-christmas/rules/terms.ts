import type { Terms } from "../../clou/content/terms.ts";
import type { Campaign } from "../campaign.ts";
import type { PreparationId } from "../content/campaign-sheet.ts";
import type { Setting } from "../setting.ts";
import { DOUBLE_POINTS, TRACE_POINTS } from "./ending.ts";
import { isAvailable } from "./buying.ts";
import { teamOf } from "./team.ts";

/** what the campaign sheet brings into the heist at hand with its team. */
export function termsOf({ sheet }: Setting, campaign: Campaign): Terms {
  const preparations = sheet.preparations.flatMap(({ id, thief }) => {
    const isThere = thief === undefined || teamOf(campaign).includes(thief);
    return isThere && isAvailable(sheet, campaign, id) ? [id] : [];
  });
  return {
    gear: [
      ...sheet.experience.filter(({ from }) => from <= campaign.heist),
      ...sheet.tools.filter(({ id }) => isAvailable(sheet, campaign, id)),
    ].map(({ id }) => id),
    helps: [...preparations, ...campaign.special],
    isTraceFree: preparations.includes("affair"),
    isLiftingFree: preparations.includes("power-lifting"),
    later: { trace: -TRACE_POINTS, double: DOUBLE_POINTS },
  };
}

/** whether a preparation is bought and its thief in the break-in. */
export function isPrepared(terms: Terms | undefined, preparation: PreparationId): boolean {
  return terms?.helps.includes(preparation) ?? false;
}
