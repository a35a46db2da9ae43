/** What a workshop may know of the game: what plans and sheets are made of, what is asked of them, and the code that holds them. */
export { BASE } from "./content/base.ts";
export { readCondition } from "./content/conditions.ts";
export {
  type Area,
  BAR_NAMES,
  type BarName,
  type BurglaryPlan,
  type Challenge,
  type Effect,
  type Layout,
  type Loot,
  type Part,
  type PerCrew,
  type ScoreLine,
  type SpecialRule,
  type Spot,
  type Trigger,
} from "./content/plan.ts";
export { supplyAgainstDemand, unreachableLoot } from "./content/reach.ts";
export type { ThiefSheet } from "./content/sheet.ts";
export { type Colour, COLOURS, MOST_CREW, readNeed } from "./content/symbols.ts";
export { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./outcome.ts";
export { LONGEST_CODE, OWN, type OwnHeist, readHeist, writeHeist } from "./own/heist.ts";
export { type ArrowEnds, arrowsOf, hasRoomFor, SACK } from "./schema/layout-sense.ts";
export { isId, LONGEST_ID, type Problem } from "./schema/problems.ts";
export { readPlan, readPlanShape } from "./schema/read-plan.ts";
export { readSheet } from "./schema/read-sheet.ts";
