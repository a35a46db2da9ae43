import type { Switches } from "../clou/switches.ts";

/** By version of the rules. What was released is never edited: a change adds a version. Rules 1 are rules 0 under a number that counts. */
export const SWITCHES: readonly Switches[] = [
  {},
  {},
  { alarmEndsDice: true },
  { alarmEndsDice: true, thirdThief: "A-6.1" },
];

/** Until then the game seated two. */
export const RULES_FOR_THREE = 3;

export const CURRENT_RULES = SWITCHES.length - 1;
