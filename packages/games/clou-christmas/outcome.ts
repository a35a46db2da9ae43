import type { Outcome } from "@safehouse/kernel";
import { rating } from "../clou/outcome.ts";
import { endLines } from "./rules/ending.ts";
import type { Setting } from "./setting.ts";
import type { State } from "./state.ts";

export const LOST = "lost";

/** who has lost has nothing. */
export function outcome({ library }: Setting, { campaign }: State): Outcome | null {
  if (campaign.ending === null) return null;
  if (campaign.ending !== "done") {
    return {
      type: "shared",
      result: LOST,
      points: 0,
      lines: [{ text: { id: `points.${campaign.ending}` }, points: 0 }],
    };
  }
  const lines = endLines(campaign);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return { type: "shared", result: rating(library.ratings, points), points, lines };
}
