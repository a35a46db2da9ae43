import { KINDS } from "../content/tools.ts";
import type { Likelihood } from "../deduction/belief.ts";
import { openAfter } from "../results.ts";

/** How readily the crew believes that a boss forgot the convention. */
const SLIP = 0.08;
/** Other hints name a tool of the boss's choice, too: less is made of it. */
const LEANING = 0.5;

/** a named tool is the one still needed most. `openBefore` is what lay open when a round began. */
export function conventionalReading(results: readonly number[]): Likelihood {
  const opened: number[][] = [];
  const openBefore = (round: number): number[] => (opened[round] ??= openAfter(results, round - 1));
  return (said, counts, at) => {
    if (said.tool === null) return 1;
    switch (said.hint) {
      case 1:
      case 9:
        return isMostMissing(counts, at, said.tool, openBefore(said.round)) ? 1 : SLIP;
      case 4:
      case 7:
        return isMostMissing(counts, at, said.tool, openBefore(said.round)) ? 1 : LEANING;
      default:
        return 1;
    }
  };
}

function isMostMissing(counts: Uint8Array, at: number, named: number, open: readonly number[]): boolean {
  const missing = counts[at + named] - open[named];
  for (let tool = 0; tool < KINDS; tool++) if (counts[at + tool] - open[tool] > missing) return false;
  return missing > 0;
}
