import type { Campaign } from "../campaign.ts";
import type { Habits } from "./habits.ts";
import { isAvailable } from "../rules/buying.ts";
import { freeThieves } from "../rules/team.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";

/** What a preparation adds to the thief it needs, in points. */
const PREPARED = 3;

/** Somebody who is free, and best with what is prepared. */
export function bestThief(setting: Setting, { campaign }: View, habits: Habits): string {
  const thieves = habits.thieves[campaign.heist - 1];
  const free = freeThieves(setting, campaign).filter((id) => !campaign.picks.includes(id));
  const worth = (id: string): number =>
    worthOf(setting, campaign, id) + (thieves.includes(id) ? thieves.length - thieves.indexOf(id) : 0);
  return free.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

function worthOf({ sheet }: Setting, campaign: Campaign, thief: string): number {
  const prepared = sheet.preparations.filter((item) => item.thief === thief && isAvailable(sheet, campaign, item.id));
  return PREPARED * prepared.length;
}
