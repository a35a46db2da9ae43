import { KINDS } from "../content/tools.ts";
import type { Likelihood } from "../deduction/belief.ts";
import { openAfter } from "../results.ts";

/** How readily the crew believes that a boss forgot the convention. */
const SLIP = 0.08;
/** Other hints name a tool of the boss's choice, too: less is made of it. */
const LEANING = 0.5;
const DOUBTS: { readonly [hint: number]: number | undefined } = { 1: SLIP, 9: SLIP, 4: LEANING, 7: LEANING };

/** a named tool is the one still needed most, of what was missing when its round began. */
export function conventionalReading(results: readonly number[]): Likelihood {
  return ({ hint, tool, round }, space) => {
    const doubt = DOUBTS[hint];
    if (tool === null || doubt === undefined) return null;
    const open = openAfter(results, round - 1);
    return (need) => (isMostMissing(space.counts, need * KINDS, tool, open) ? 1 : doubt);
  };
}

function isMostMissing(counts: Uint8Array, at: number, named: number, open: readonly number[]): boolean {
  const missing = counts[at + named] - open[named];
  for (let tool = 0; tool < KINDS; tool++) if (counts[at + tool] - open[tool] > missing) return false;
  return missing > 0;
}
