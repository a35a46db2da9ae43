import type { PathStep } from "@safehouse/kernel";
import type { HintMove, Move } from "../moves.ts";

/** How one comes to a move: `rob cornhill`, `hint 4 laser 2`. Seats count from 1, as people do. */
export function path(move: Move): readonly PathStep[] {
  if (move.do === "hint") return hintSteps(move);
  if ("building" in move) return [verb(move.do), building(move.building)];
  if ("card" in move) return [verb(move.do), card(move.card)];
  if ("dice" in move) return [verb(move.do), { id: String(move.dice), label: { id: "move.bribe", args: move } }];
  return [{ id: move.do, label: { id: `move.${move.do}` } }];
}

/** The card, then what goes into its blanks, in the order of the move's own fields. */
function hintSteps({ hint, tool, second, number, seat, partner }: HintMove): PathStep[] {
  return [
    verb("hint"),
    { id: String(hint), label: { id: "step.hint-card", args: { hint } } },
    ...[tool, second].filter((each) => each !== undefined).map(card),
    ...(number === undefined ? [] : [{ id: String(number), label: { id: "step.number", args: { number } } }]),
    ...[seat, partner].filter((each) => each !== undefined).map(person),
  ];
}

function verb(what: string): PathStep {
  return { id: what, label: { id: `step.${what}` } };
}

function card(name: string): PathStep {
  return { id: name, label: { id: "card", args: { card: name } } };
}

function building(name: string): PathStep {
  return { id: name, label: { id: "building", args: { building: name } } };
}

function person(seat: number): PathStep {
  return { id: String(seat + 1), label: { id: "step.seat", args: { seat } } };
}
