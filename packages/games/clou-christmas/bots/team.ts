import type { Campaign } from "../campaign.ts";
import { isAvailable } from "../rules/buying.ts";
import { freeThieves } from "../rules/team.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";

/** What a preparation adds to the thief it needs, in points. */
const PREPARED = 3;

/** Somebody who is free, and best with what is prepared. */
export function bestThief(setting: Setting, { campaign }: View): string {
  const free = freeThieves(setting, campaign).filter((id) => !campaign.picks.includes(id));
  return free.reduce((best, id) => (worthOf(setting, campaign, id) > worthOf(setting, campaign, best) ? id : best));
}

function worthOf({ sheet }: Setting, campaign: Campaign, thief: string): number {
  const prepared = sheet.preparations.filter((item) => item.thief === thief && isAvailable(sheet, campaign, item.id));
  return PREPARED * prepared.length;
}
