import { isTrue, type Statement } from "../content/hints.ts";
import { KINDS } from "../content/tools.ts";
import type { Likelihood } from "../deduction/belief.ts";
import { openAfter } from "../results.ts";

/** How readily an expert believes that a boss does not know the agreements; that of hint 2 nobody keeps by chance. Found by simulation. */
const STRANGER = 0.08;
const STRANGER_TO_POINTING = 0.2;

/** By what an expert crew hears more in a hint than its words. Nothing else is agreed upon. */
export function agreedReading(results: readonly number[]): Likelihood {
  return (said, space) => {
    if (said.tool === null) return null;
    const open = openAfter(results, said.round - 1);
    const doubt = said.hint === 2 ? STRANGER_TO_POINTING : STRANGER;
    return (need) => (isAsAgreed(said, space.counts, need * KINDS, open) ? 1 : doubt);
  };
}

/**
 * Whether a boss who keeps to the agreements would fill in a true hint so: `counts` holds the need, which begins at `at`, and `open` lay
 * open when the round began.
 */
export function isAsAgreed(said: Statement, counts: ArrayLike<number>, at: number, open: readonly number[]): boolean {
  const { hint, tool, second } = said;
  if (tool === null) return true;
  const missing = (each: number): number => counts[at + each] - open[each];
  if (hint === 2) return pointsBack(tool, counts, at, missing);
  if (hint === 10) return areMissedMost(tool, second as number, missing);
  if (hint === 11) return isBestPair(tool, second as number, counts, at, missing);
  for (let other = 0; other < KINDS; other++) {
    if (missing(other) <= missing(tool)) continue;
    if (isTrue({ hint, tool: other, second: null, number: counts[at + other] }, counts, at)) return false;
  }
  return true;
}

type Missing = (tool: number) => number;

/** */
function areMissedMost(tool: number, second: number, missing: Missing): boolean {
  const less = Math.min(missing(tool), missing(second));
  for (let other = 0; other < KINDS; other++) {
    if (other !== tool && other !== second && missing(other) > less) return false;
  }
  return true;
}

/** hint 11: of no two tools needed equally often is more missing. */
function isBestPair(tool: number, second: number, counts: ArrayLike<number>, at: number, missing: Missing): boolean {
  const named = missing(tool) + missing(second);
  for (let one = 0; one < KINDS; one++) {
    if (counts[at + one] === 0) continue;
    for (let other = one + 1; other < KINDS; other++) {
      if (counts[at + one] === counts[at + other] && missing(one) + missing(other) > named) return false;
    }
  }
  return true;
}

/** from a tool still missed most to the right, round the end of the row, the named one is the first that is not needed. */
function pointsBack(named: number, counts: ArrayLike<number>, at: number, missing: Missing): boolean {
  let most = 0;
  for (let tool = 0; tool < KINDS; tool++) most = Math.max(most, missing(tool));
  for (let step = 1; step < KINDS; step++) {
    const tool = (named + KINDS - step) % KINDS;
    if (counts[at + tool] === 0) return false;
    if (missing(tool) === most) return true;
  }
  return false;
}
