import { canonical } from "@safehouse/kernel";
import type { BurglaryPlan } from "../content/plan.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import { pack, unpack } from "./pack.ts";

/** The id under which a plan of one's own is played. */
export const OWN = "own";

/** A plan of one's own, and the thieves that come with other sheets than usual. */
export interface OwnHeist {
  readonly plan: BurglaryPlan;
  readonly sheets: readonly ThiefSheet[];
}

/** What a code begins with. The number changes when older codes can no longer be read. */
const PREFIX = "CLOU1.";
/** Fits into what a table may be asked for. */
export const LONGEST_CODE = 12_000;
export const MOST_BYTES = 48_000;

export function writeHeist({ plan, sheets }: OwnHeist): string {
  return PREFIX + pack(canonical({ plan, sheets }));
}

/** The JSON in a code; null if it is none. */
export function unpackCode(code: string): string | null {
  return code.startsWith(PREFIX) ? unpack(code.slice(PREFIX.length), MOST_BYTES) : null;
}

/** Opens a code that we wrote ourselves, when its match was configured: it is not judged again. */
export function openHeist(code: string): OwnHeist {
  const json = unpackCode(code);
  if (json === null) throw new Error("the match's plan is no code of one");
  return JSON.parse(json) as OwnHeist;
}
