import type { Survey } from "@safehouse/kernel";
import { CARDS, faceOf, KINDS } from "./content/cards.ts";
import type { Move } from "./moves.ts";
import type { View } from "./view.ts";

const SIZES = [2, 3, 4, 6, 8];
const DOINGS = ["cannot", "doubt", "believe"];
/** What lies in the pile when no variation is played. */
const USUAL = KINDS.filter((kind) => !["receiver", "watchdog", "bomb"].includes(kind));

/** One of each level among `normal`, at tables of several sizes: what a round brings, and what is played and said. */
export const survey: Survey<View, Move> = {
  tables: SIZES.map((seats) => ({
    of: [],
    options: {},
    seats,
    among: "normal",
    rounds: seats,
    groups: ["cards", "doings"],
  })),
  groups: { cards: USUAL, doings: DOINGS },
  uses(_, move) {
    if (move.do === "play" || move.do === "parry") return [CARDS[faceOf(move.card)].kind];
    return [move.do];
  },
  name: (id) => [{ id: DOINGS.includes(id) ? `move.${id}` : `kind.${id}` }],
};
