import { type Decision, decisionId, type Draw } from "@safehouse/kernel";
import { isAsked } from "./rules/asking.ts";
import { dealingDraw } from "./rules/dealing.ts";
import type { State } from "./state.ts";

/** What the match waits for now. */
export function pending(state: State): Decision[] {
  const { table } = state;
  switch (table.stage) {
    case "turn":
      return [ask(state, "turn", table.turn)];
    case "believe":
    case "fence":
    case "discard":
    case "halve":
      return askEverybody(state);
    case "parry":
      return [ask(state, "parry", table.victim)];
    case "pick":
    case "reward":
    case "colour":
    case "victim":
    case "give":
    case "confiscate":
    case "swap":
      return [ask(state, table.stage, table.actor)];
    case "deck":
    case "mix":
      return [chance(state, table.stage, dealingDraw(state))];
    case "place":
      return [chance(state, "receiver", dealingDraw(state))];
    case "return":
      return [chance(state, `return-${table.returned + 1}`, dealingDraw(state))];
    case "robbery": {
      const cards = state.hands[table.victim].length;
      return [chance(state, `robbery-${table.robberies + 1}`, { pick: cards })];
    }
    case "busy":
    case "over":
      return [];
  }
}

function ask(state: State, kind: string, seat: number): Decision {
  return { id: decisionId(kind, seat, state.table.answered[seat] + 1), seat, kind };
}

/** A sealed question stays open for everybody asked until all have answered (K-4.6, K-8.2). */
function askEverybody(state: State): Decision[] {
  const { table } = state;
  const decisions: Decision[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    if (isAsked(table, seat)) decisions.push(ask(state, table.stage, seat));
  }
  return decisions;
}

function chance(state: State, thing: string, draw: Draw): Decision {
  return { kind: "chance", seat: null, label: `round-${state.table.round}/${thing}`, draw };
}
