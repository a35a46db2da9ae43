/** What paper may know of the games of this family: how to read the words of their sheets and plans. */
export { OLDER_CONTENT } from "./content/boxes.ts";
export { readCondition } from "./content/conditions.ts";
export type { Library, Rating } from "./content/library.ts";
export type {
  Area,
  ArrowLine,
  BarName,
  BurglaryPlan,
  Challenge,
  Effect,
  Layout,
  Loot,
  Part,
  PlanStory,
  SpecialRule,
} from "./content/plan.ts";
export type {
  AbilityBar,
  CircleBoxes,
  DiceBonus,
  Grid,
  Pyramid,
  Star,
  SymbolLine,
  Talent,
  ThiefSheet,
  Tool,
  ToolKind,
  Tree,
} from "./content/sheet.ts";
export { COLOURS, readGift, readNeed } from "./content/symbols.ts";
export type { ClouGame } from "./make-game.ts";
export { OWN, type OwnHeist } from "./own/own.ts";
