import { boxesAffordable, boxesLeft } from "../rules/buying.ts";
import type { Habits } from "./habits.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import type { Move } from "../moves.ts";

/** Proposes what is wished for while the money lasts, and agrees to whatever else is proposed. */
export function answerTo(setting: Setting, view: View, habits: Habits): Move {
  const { proposal } = view.campaign;
  const wish = nextWish(setting, view, habits);
  return wish === undefined ? { do: "agree", boxes: proposal } : { do: "buy", box: wish };
}

function nextWish({ sheet }: Setting, { campaign }: View, { wishes }: Habits): string | undefined {
  if (boxesAffordable(campaign) <= 0) return undefined;
  const nextHeist = campaign.phase === "free" ? 0 : campaign.heist;
  return wishes[nextHeist].find((item) => boxesLeft(sheet, campaign, item) > 0);
}
