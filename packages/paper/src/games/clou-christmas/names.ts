import type { Message } from "@safehouse/kernel";
import { clouNames, type ClouNames } from "../clou/names.ts";
import type { ClouPaperWords } from "../clou/text/en.ts";
import type { CampaignWords } from "./text/en.ts";

/** Every word on the campaign sheet, in one language. */
export interface CampaignNames extends ClouNames {
  readonly campaign: CampaignWords;
  /** What a tool or preparation does. */
  readonly help: (item: string) => string;
}

export function campaignNames(
  say: (message: Message) => string,
  words: ClouPaperWords,
  campaign: CampaignWords,
): CampaignNames {
  return { ...clouNames(say, words), campaign, help: (item) => say({ id: "item.help", args: { item } }) };
}
