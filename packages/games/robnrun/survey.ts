import type { Message, Survey } from "@safehouse/kernel";
import { HINTS } from "./content/hints.ts";
import { SAFES } from "./content/safes.ts";
import { SCENARIO_IDS } from "./content/scenarios.ts";
import { NAMES, TOOLS } from "./content/tools.ts";
import type { Move } from "./moves.ts";
import type { View } from "./view.ts";

const CREWS = [2, 4];
const hint = (number: number): string => `hint-${number}`;
const safe = (index: number): string => `safe-${index + 1}`;

/** Every scenario in twos and in fours: which hints are given, which cards played, and which safes robbed. */
export const survey: Survey<View, Move> = {
  tables: SCENARIO_IDS.flatMap((scenario) =>
    CREWS.map((seats) => ({ of: [scenario], options: { scenario }, seats, groups: ["hints", "cards", "safes"] })),
  ),
  groups: { hints: HINTS.map(hint), cards: NAMES, safes: SAFES.map((_, index) => safe(index)) },
  uses(view, move) {
    switch (move.do) {
      case "hint":
        return [hint(move.hint)];
      // The boss sees what is behind the screen.
      case "release":
        return view.safes.map(safe);
      case "play":
        return [move.card];
      default:
        return [];
    }
  },
  name(id) {
    const [, what, number = ""] = /^(hint|safe)-(\d+)$/.exec(id) ?? [];
    if (what === "hint") return [{ id: `hint-name.${number}` }];
    if (what === "safe") return SAFES[Number(number) - 1].flatMap(toolTimes);
    return [{ id: NAMES.includes(id) ? `tool.${id}` : `option.scenario.${id}` }];
  },
};

/** A tool as often as the safe needs it. */
function toolTimes(times: number, tool: number): Message[] {
  return Array.from({ length: times }, () => ({ id: `tool.${TOOLS[tool]}` }));
}
