import type { BurglaryPlan } from "../content/plan.ts";
import type { ThiefSheet } from "../content/sheet.ts";

/** The id under which a plan of one's own is played. */
export const OWN = "own";

/** Fits into what a table may be asked for. */
export const LONGEST_CODE = 12_000;
export const MOST_BYTES = 48_000;

/** A plan of one's own, and the thieves that come with other sheets than usual. */
export interface OwnHeist {
  readonly plan: BurglaryPlan;
  readonly sheets: readonly ThiefSheet[];
}

/** Opens a code that we wrote ourselves. It weighs something, so a table fetches it only for a plan of one's own. */
export type OpenHeist = (code: string) => OwnHeist;
