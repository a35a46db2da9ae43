/** What a table drawn on a screen may know of the campaign: its words and things, and nothing that decides. */
import { CAMPAIGN_SHEET } from "./content/campaign-sheet.ts";
import { CHRISTMAS } from "./content/library.ts";
import { itemsOf } from "./rules/buying.ts";

export { type Gear, gearCell } from "../clou/content/gear.ts";
export type { Campaign, CampaignTraces, KittyLine, Phase, Report } from "./campaign.ts";
export {
  BOX_PRICE,
  CAMPAIGN_SHEET,
  type CampaignTool,
  PASSPORT_TRACES,
  type Preparation,
} from "./content/campaign-sheet.ts";
export { DOUBLES, HEISTS } from "./content/heists.ts";
export { type CampaignEvent, type Event, isCampaignEvent } from "./events.ts";
export type { Move } from "./moves.ts";
export type { Shows } from "./rulebook/examples/sharing.ts";
export { DOUBLE_POINTS, PRISON_POINTS, TRACE_POINTS } from "./rules/ending.ts";
export { ITEM_SIGNS, SPECIAL_SIGNS } from "./signs.ts";
export { sumUp } from "./text/sums.ts";
export type { View } from "./view.ts";
export { WISHES } from "./wishes.ts";

export const THIEVES: readonly string[] = CHRISTMAS.thieves.map(({ id }) => id);

/** All that can be bought, in the order of the sheet. */
export const ITEMS = itemsOf(CAMPAIGN_SHEET);
