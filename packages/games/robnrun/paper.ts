/** What paper may know of the game: its cards, boards and scenarios as data. */
export { BARRED_FOR_TWO, HINTS } from "./content/hints.ts";
export { goldIn, type SafeId, SAFES } from "./content/safes.ts";
export { type NamedScenario, SCENARIOS } from "./content/scenarios.ts";
export { type Colour, COLOURS, DICE, stationOf } from "./content/station.ts";
export { NAMES, TOOLS, toolPile } from "./content/tools.ts";
export { BUILDINGS, DISTRICTS, HINT_PRICE, ROUTE, START_GOLD } from "./content/town.ts";
