import { type Campaign, HEISTS } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";

/** which of the three endings is told. */
export function endStory({ ending, special }: Pick<Campaign, "ending" | "special">): string {
  if (ending !== "done") return "lost";
  const tiara = found(HEISTS[HEISTS.length - 1]).special;
  return special.includes(tiara) ? "won-with-tiara" : "won-without-tiara";
}
