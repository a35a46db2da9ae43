import { boxesAffordable, boxesLeft } from "../rules/buying.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import type { Move } from "../moves.ts";

/** What a crew of one, two and three does best to buy, in this order: found by measuring whole campaigns with each item alone. */
const WISHES: readonly (readonly string[])[] = [["candy-canes"], ["santa-costume"], ["santa-costume"]];
/** What helps in the last heist alone can wait until it is next. */
const LAST_WISHES: readonly string[] = ["tickets"];

/** Proposes what is wished for while the money lasts, and agrees to whatever else is proposed. */
export function answerTo(setting: Setting, view: View): Move {
  const { proposal } = view.campaign;
  const wish = nextWish(setting, view);
  return wish === undefined ? { do: "agree", boxes: proposal } : { do: "buy", box: wish };
}

function nextWish({ sheet, heists }: Setting, { campaign, seats }: View): string | undefined {
  if (boxesAffordable(campaign) <= 0) return undefined;
  const isLastNext = campaign.heist === heists.length - 1 && campaign.phase === "wages";
  const wishes = [...WISHES[seats - 1], ...(isLastNext && seats < 3 ? LAST_WISHES : [])];
  return wishes.find((item) => boxesLeft(sheet, campaign, item) > 0);
}
