import type { View } from "../view.ts";
import { believe, bounds } from "./belief.ts";
import { publicFacts } from "./facts.ts";
import { possibleNeeds } from "./space.ts";

export type AidMark = "maybe" | "needed" | "finished";

/**
 * what everybody can know of each tool, from the hints told to all and the open tools. Finished ones are turned over. Nothing
 * of the boss's knowledge, of secrets or of own cards goes into it, so it looks the same to all.
 */
export function memoryAid(view: View): AidMark[] {
  const { table } = view;
  const found = bounds(believe(possibleNeeds(table.safes), publicFacts(view)));
  return table.opened.map((open, tool) => {
    if (found === null) return "maybe";
    if (found.max[tool] === open) return "finished";
    return found.min[tool] > open ? "needed" : "maybe";
  });
}
