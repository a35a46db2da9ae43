import { type Bot, pickOne } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { weighHints } from "./boss.ts";
import { literal } from "./normal.ts";

/** One turn in so many an accomplice remembers something wrongly; one hint in so many is not the best there is. Found by simulation. */
const MISTAKEN_ONE_IN = 8;
const CARELESS_ONE_IN = 2;

/**
 * Plays as `normal` with a person's mistakes: it takes hints only for what they say, now and then remembers them wrongly and plays some
 * other card, and as a boss says what helps, but not always what helps most.
 */
export const easy: Bot<View, Move, Event> = {
  choose(request) {
    const { view, decision, moves, random } = request;
    if (decision.kind === "hint" && random.below(CARELESS_ONE_IN) === 0) {
      const free = weighHints(view, moves, 0, "conventional").filter(({ move }) => view.table.open.includes(move.hint));
      if (free.length > 0) return pickOne(random, free).move;
    }
    if (decision.kind === "turn" && random.below(MISTAKEN_ONE_IN) === 0) {
      return pickOne(
        random,
        moves.filter((move) => move.do === "play"),
      );
    }
    return literal.choose(request);
  },
};
