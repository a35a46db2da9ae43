/** What paper may know of the game: its sheets and plans as data, and how to read their words. */
export { BASE } from "./content/base.ts";
export { readCondition } from "./content/conditions.ts";
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
  SpecialRule,
} from "./content/plan.ts";
export type {
  AbilityBar,
  CircleBoxes,
  DiceBonus,
  Grid,
  Pyramid,
  SymbolLine,
  ThiefSheet,
  Tool,
  ToolKind,
  Tree,
} from "./content/sheet.ts";
export { COLOURS, readGift, readNeed } from "./content/symbols.ts";
export { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./outcome.ts";
