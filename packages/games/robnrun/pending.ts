import { type Decision, decisionId, type Draw } from "@safehouse/kernel";
import { SAFE_COUNT } from "./content/safes.ts";
import { ALL_DICE } from "./content/station.ts";
import { toolPile } from "./content/tools.ts";
import { trashSize } from "./rules/drawing.ts";
import { drawableHints } from "./rules/preparing.ts";
import type { State } from "./state.ts";

/** What the match waits for now. */
export function pending(state: State): Decision[] {
  const { table } = state;
  switch (table.stage) {
    case "dice":
      return [chance("setup/dice", { shuffle: ALL_DICE })];
    case "informants":
      return [chance("setup/informants", { shuffle: 4 })];
    case "safes":
      return [chance("setup/safes", { shuffle: SAFE_COUNT })];
    case "six":
      return [inHeist(state, "six", { shuffle: drawableHints(table).length })];
    case "hints":
      return [inHeist(state, "hints", { shuffle: state.six.length })];
    case "tools":
      return [inHeist(state, "tools", { shuffle: toolPile(table.seats).length })];
    case "reshuffle":
      return [inHeist(state, `reshuffle-${table.reshuffles + 1}`, { shuffle: trashSize(state) })];
    case "building":
    case "hint":
    case "place":
    case "bribe":
      return [ask(state, table.stage, table.boss)];
    case "turn":
      return [ask(state, "turn", table.actor)];
    case "give":
      return table.exchanging.map((seat) => ask(state, "give", seat));
    default:
      return [];
  }
}

function ask(state: State, kind: string, seat: number): Decision {
  return { id: decisionId(kind, seat, state.table.answered[seat] + 1), seat, kind };
}

const chance = (label: string, draw: Draw): Decision => ({ kind: "chance", seat: null, label, draw });

function inHeist(state: State, thing: string, draw: Draw): Decision {
  return chance(`heist-${state.table.heist}/${thing}`, draw);
}
