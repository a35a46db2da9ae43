import type { Message, SeatDecision, Weight } from "@safehouse/kernel";
import { COLOURS, reading, RED, WHITE } from "./content/station.ts";
import type { Move } from "./moves.ts";
import { mayPass } from "./rules/accomplices.ts";
import type { View } from "./view.ts";

/** The question put to a seat. */
export function ask(view: View, decision: SeatDecision): Message {
  return { id: `ask.${decision.kind}`, args: askArguments(view, decision) };
}

function askArguments({ table }: View, { kind, seat }: SeatDecision): NonNullable<Message["args"]> {
  switch (kind) {
    case "building":
      return { heist: table.heist };
    case "hint":
      return { round: table.round, gold: table.gold };
    case "turn":
      return {
        left: reading(table, WHITE, table.station[WHITE]) - table.played,
        allowed: reading(table, RED, table.station[RED]) - table.wrong,
        forced: !mayPass(table),
        swapped: table.swapped[seat] === 1,
      };
    case "give":
      return { to: table.exchanging.find((other) => other !== seat) ?? seat };
    case "place":
      return { count: table.toPlace };
    case "bribe":
      return { colour: COLOURS[table.waiting as number], gold: table.gold };
    default:
      return {};
  }
}

/** The boss falls silent for the rest of the heist, or a turn goes by. */
export function weigh(_decision: SeatDecision, move: Move): Weight {
  return move.do === "release" || move.do === "pass" ? "costly" : "plain";
}

export function label(_decision: SeatDecision, move: Move): Message {
  if (move.do === "hint") return { id: "move.hint", args: hintArguments(move) };
  const { do: what, ...args } = move;
  return { id: `move.${what}`, args };
}

function hintArguments({
  hint,
  tool,
  second,
  number,
  seat,
  partner,
}: Extract<Move, { do: "hint" }>): NonNullable<Message["args"]> {
  return {
    hint,
    tool: tool ?? null,
    second: second ?? null,
    number: number ?? null,
    seat: seat ?? null,
    partner: partner ?? null,
    seats: [],
  };
}
