import type { SeatInfo } from "../play/session.ts";
import type { IconName } from "../ui/icon-names.ts";

/** How a seat is played, for everybody in the room to see: beside the screen, on paper, from elsewhere, or by a bot. */
export type Way = "phone" | "paper" | "far" | "bot" | "away";

export function wayOf({ kind, isOnPaper, isBesideScreen, isGone }: SeatInfo): Way {
  if (kind === "bot") return "bot";
  if (isOnPaper === true) return "paper";
  if (isGone === true) return "away";
  return isBesideScreen === true ? "phone" : "far";
}

export const WAY_ICONS: { readonly [way in Way]: IconName } = {
  phone: "phone",
  paper: "pencil",
  far: "online",
  bot: "bot",
  away: "eye-off",
};

/** The words of whoever shows it. */
export const WAY_WORDS = {
  phone: "wayPhone",
  paper: "wayPaper",
  far: "wayFar",
  bot: "wayBot",
  away: "wayAway",
} as const satisfies { readonly [way in Way]: string };
