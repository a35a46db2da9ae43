import type { Gear } from "./gear.ts";
import type { BurglaryPlan } from "./plan.ts";
import type { ThiefSheet } from "./sheet.ts";
import type { OpenHeist } from "../own/own.ts";
import type { Switches } from "../switches.ts";

/** What a game is played with. The engine reads it as data: other games of the family bring other libraries. */
export interface Library {
  readonly thieves: readonly ThiefSheet[];
  readonly plans: readonly BurglaryPlan[];
  /** Opens plans of one's own, where the game has any. */
  readonly open?: OpenHeist;
  /** What a campaign can bring into a heist beside the thief sheets. */
  readonly gear?: readonly Gear[];
  /** What a crew that gets away is called, from the best; the last one takes all the rest. */
  readonly ratings: readonly Rating[];
  /** By which version of the rules; none are those of rules 0. */
  readonly switches?: Switches;
}

export interface Rating {
  /** More points than this. */
  readonly above: number;
  readonly result: string;
}
