import type { BurglaryPlan } from "./plan.ts";
import type { ThiefSheet } from "./sheet.ts";

/** What a game is played with. The engine reads it as data: other games of the family bring other libraries. */
export interface Library {
  readonly thieves: readonly ThiefSheet[];
  readonly plans: readonly BurglaryPlan[];
}
