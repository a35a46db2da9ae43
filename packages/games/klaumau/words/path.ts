import type { PathStep } from "@safehouse/kernel";
import { CARDS, faceOf } from "../content/cards.ts";
import type { Move } from "../moves.ts";

/** How one comes to a move: `play keyhole-ruby`, `rob 3`. Seats count from 1, as people do. */
export function path(move: Move): readonly PathStep[] {
  if ("card" in move) return [verb(move.do), ...gathering(move.card), card(move.card)];
  if ("colour" in move) return [verb(move.do), { id: move.colour, label: { id: `colour.${move.colour}` } }];
  if ("seat" in move) {
    return [verb(move.do), { id: String(move.seat + 1), label: { id: "step.seat", args: { seat: move.seat } } }];
  }
  return [{ id: move.do, label: { id: `move.${move.do}` } }];
}

function verb(what: string): PathStep {
  return { id: what, label: { id: `step.${what}` } };
}

function card(name: string): PathStep {
  return { id: name, label: { id: "card", args: { card: name } } };
}

/** A full hand is parted by colour, and a colour by numbers and the rest. */
function gathering(name: string): PathStep[] {
  const { colours, kind } = CARDS[faceOf(name)];
  const [colour] = colours;
  if (colour === undefined) return [{ id: "colourless", label: { id: "step.colourless" }, gathers: true }];
  if (colours.length > 1) return [{ id: "several", label: { id: "step.several" }, gathers: true }];
  const part = kind === "number" ? "numbers" : "others";
  return [
    { id: colour, label: { id: `colour.${colour}` }, gathers: true },
    { id: part, label: { id: `step.${part}` }, gathers: true },
  ];
}
