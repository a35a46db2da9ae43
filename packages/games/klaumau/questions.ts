import type { Message, SeatDecision, Weight } from "@safehouse/kernel";
import { cardsMissing } from "./answers.ts";
import { NAMES } from "./content/cards.ts";
import type { Move } from "./moves.ts";
import { topCard } from "./rules/matching.ts";
import type { View } from "./view.ts";

/** The question put to a seat. */
export function ask(view: View, decision: SeatDecision): Message {
  return { id: `ask.${decision.kind}`, args: askArguments(view, decision.kind) };
}

function askArguments(view: View, kind: string): NonNullable<Message["args"]> {
  const { table } = view;
  switch (kind) {
    case "turn":
      return { top: NAMES[topCard(table)], colour: table.named };
    case "believe":
    case "pick":
      return { seat: table.turn };
    case "victim":
      return { how: table.robbery };
    case "parry":
      return { seat: table.actor };
    case "give":
      return { seat: table.victim };
    case "fence":
      return { sold: view.chosen.length };
    case "halve":
      return { missing: cardsMissing(view) };
    default:
      return {};
  }
}

/** What gives up a chance without getting anything for it. */
const GIVING_UP: readonly Move["do"][] = ["cannot", "leave", "spare", "allow", "done"];

export function weigh(_decision: SeatDecision, move: Move): Weight {
  return GIVING_UP.includes(move.do) ? "costly" : "plain";
}

export function label(_decision: SeatDecision, move: Move): Message {
  const { do: what, ...args } = move;
  return { id: `move.${what}`, args };
}
