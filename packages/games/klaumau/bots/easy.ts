import { type Bot, pickOne } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

/** Doubts once in so many times, for no reason. */
const DOUBTS_ONE_IN = 6;

/** Honest and clumsy: says "I cannot" only when it is true, and takes whatever else comes to mind first. */
export const easy: Bot<View, Move, Event> = {
  choose({ decision, moves, random }) {
    if (decision.kind === "turn" && moves.length > 1) return pickOne(random, moves.slice(1));
    if (decision.kind === "believe") return moves[random.below(DOUBTS_ONE_IN) === 0 ? 1 : 0];
    return pickOne(random, moves);
  },
};
