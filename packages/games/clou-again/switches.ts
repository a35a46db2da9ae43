import type { Switches } from "../clou/switches.ts";

/** By version of the rules. What was released is never edited: a change adds a version. Rules 1 are rules 0 under a number that counts. */
export const SWITCHES: readonly Switches[] = [{}, {}, { alarmEndsDice: true }];

export const CURRENT_RULES = SWITCHES.length - 1;
