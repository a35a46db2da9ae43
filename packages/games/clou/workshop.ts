/** What a workshop may know of the game: what plans and sheets are made of, what is asked of them, and the code that holds them. */
export { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./content/at-hand.ts";
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
  type PlanStory,
  type ScoreLine,
  type SpecialRule,
  type Spot,
  type Trigger,
} from "./content/plan.ts";
export { supplyAgainstDemand, unreachableLoot } from "./content/reach.ts";
export {
  type DiceBonus,
  type RollShows,
  type ThiefSheet,
  type Tool,
  TOOL_KINDS,
  type ToolKind,
} from "./content/sheet.ts";
export { ABILITIES, type Ability, type Colour, COLOURS, MOST_CREW, readNeed } from "./content/symbols.ts";
export { writeHeist } from "./own/code.ts";
export { readHeist } from "./own/heist.ts";
export { LONGEST_CODE, OWN, type OwnHeist } from "./own/own.ts";
export { type ArrowEnds, arrowsOf, hasRoomFor, SACK } from "./schema/layout-sense.ts";
export { BETWEEN, ownName } from "./own/name.ts";
export { isId, LONGEST_NAME, type Problem } from "./schema/problems.ts";
export { LONGEST_STORY, readPlan, readPlanShape } from "./schema/read-plan.ts";
export { readSheet } from "./schema/read-sheet.ts";
