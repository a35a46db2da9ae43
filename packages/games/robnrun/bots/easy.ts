import { type Bot, pickOne } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { literal } from "./normal.ts";

/** Acts without thinking once in so many times. */
const RASH_ONE_IN = 5;

/** Tells whatever free hint comes to mind first, takes hints only for what they say, and is rash now and then. */
export const easy: Bot<View, Move, Event> = {
  choose(request) {
    const { view, decision, moves, random } = request;
    if (decision.kind === "hint") {
      const free = moves.filter((move) => move.do === "hint" && view.table.open.includes(move.hint));
      return free.length === 0 ? moves[0] : pickOne(random, free);
    }
    if (random.below(RASH_ONE_IN) === 0) return pickOne(random, moves);
    return literal.choose(request);
  },
};
