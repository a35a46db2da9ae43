import type { MessageTable } from "@safehouse/kernel";
import { count } from "../../clou/text/words-en.ts";

/** What is said of the campaign sheet to whoever asks. */
export const campaignThingsEn = {
  "thing.campaign": "The campaign",
  "thing.campaign-does": "Three heists one after the other, with one sheet for the whole crew.",
  "thing.kitty": "Kitty",
  "thing.kitty-does": "What the heists brought and was not spent. Boxes are paid from it; there are no debts.",
  "thing.bar-campaign-traces": "Traces of the campaign",
  "thing.bar-campaign-traces-does":
    "Every trace of a heist is crossed here, too. When all are crossed, the campaign is lost.",
  "thing.doubles": "Presents and meals",
  "thing.doubles-does": "Double circles among the loot. At the end each counts 3 points.",
  "thing.prison": "Prison",
  "thing.prison-does": "Who is here takes no part any more, and costs 5 points at the end.",
  "thing.sheet-campaign": "Campaign sheet",
  "thing.sheet-campaign-does":
    "Experience and tools of the whole crew. In a heist everybody may write or cross here instead of on the own sheet.",
  "thing.campaign-tool": "tool",
  "thing.preparation": "preparation",
  "thing.item-costs": ({ have, price, points }: { have: number; price: number; points: number }) =>
    have >= price ? "nothing more: it is yours" : `${count(price - have, "box", "boxes")} of ${points} points each`,
  "thing.heist": ({ number }: { number: number }) => `heist ${number} of 3`,
  "thing.jailed": "In prison, for the rest of the campaign.",
} satisfies MessageTable;
