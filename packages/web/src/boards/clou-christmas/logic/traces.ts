import type { CampaignTraces } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";

export interface Trace {
  readonly state: "out" | "crossed" | "left";
  /** From here on for a crew of so many. */
  readonly flag: number | null;
}

/** The bar from the left: out of play, crossed, left. `perCrew` says how many are in play for one, two, three. */
export function tracesOf({ total, crossed, outOfPlay }: CampaignTraces, perCrew: readonly number[]): Trace[] {
  return Array.from({ length: outOfPlay + total }, (_, i): Trace => {
    const crew = perCrew.findIndex((inPlay) => found(perCrew[0]) - inPlay === i);
    const state = i < outOfPlay ? "out" : i < outOfPlay + crossed ? "crossed" : "left";
    return { state, flag: crew < 0 ? null : crew + 1 };
  });
}
