import { KINDS } from "../content/tools.ts";
import type { View } from "../view.ts";
import { believe, bounds } from "./belief.ts";
import { type Facts, ownFacts } from "./facts.ts";
import { listedNeeds, type NeedSpace, possibleNeeds } from "./space.ts";

/** How often a tool is needed in total, as far as a seat can tell. */
export interface GridCell {
  readonly min: number;
  readonly max: number;
  /** Of these so many lie open. */
  readonly open: number;
  /** Nothing is left to find out about this tool. */
  readonly certain: boolean;
}

export interface Grid {
  readonly cells: readonly GridCell[];
  /** How many needs are possible; null where that was not worked out. */
  readonly possible: number | null;
}

/** The needs that a seat reckons with at this table. */
export function spaceFor({ table }: View): NeedSpace {
  return table.config.openList ? listedNeeds(table.safes, table.gone) : possibleNeeds(table.safes);
}

/** Full inference from what this seat may know. */
export function fullGrid(view: View): Grid {
  const belief = believe(spaceFor(view), ownFacts(view));
  const found = bounds(belief);
  return found === null ? statedGrid(view) : gridOf(view, found.min, found.max, belief.size);
}

/** Only what each hint says by itself, and what lies open. */
export function statedGrid(view: View): Grid {
  const facts = ownFacts(view);
  const { min, max } = readDirectly(facts, 4 * view.table.safes);
  return gridOf(view, min, max, null);
}

function gridOf({ table }: View, min: readonly number[], max: readonly number[], possible: number | null): Grid {
  const cells = table.opened.map((open, tool) => ({
    min: min[tool],
    max: max[tool],
    open,
    certain: min[tool] === max[tool],
  }));
  return { cells, possible };
}

function readDirectly({ said, opened }: Facts, most: number): { min: number[]; max: number[] } {
  const min = opened.slice();
  const max = Array<number>(KINDS).fill(most);
  const atLeast = (tool: number | null, count: number): void => {
    if (tool !== null) min[tool] = Math.max(min[tool], count);
  };
  for (const { hint, tool, second, number } of said) {
    if (hint === 1 || hint === 8 || hint === 9 || hint === 11) atLeast(tool, 1);
    if (hint === 11) atLeast(second, 1);
    if (hint === 4) atLeast(tool, 2);
    if (hint === 2 && tool !== null) max[tool] = 0;
    if (hint === 7 && tool !== null) min[tool] = max[tool] = number ?? 0;
  }
  return { min, max };
}
