import { type Bot, pickOne } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { NORMAL, playerOf } from "./normal.ts";

/** Does the first thing that comes to mind once in so many times. */
const RASH_ONE_IN = 2;

/** Thinks as `normal` does, but misjudges cards, keeps no Policeman back, and is a little too timid and too trusting. */
const careless = playerOf({
  suspicion: NORMAL.suspicion.map((chance) => 0.65 * chance),
  readiness: NORMAL.readiness,
  nerve: NORMAL.nerve.map((odds) => 0.4 * odds),
  awe: NORMAL.awe,
  caution: 0,
  whim: 3,
});

/** A `normal` that makes a person's mistakes. When it is rash it is at least honest: it says "I cannot" only if that is true. */
export const easy: Bot<View, Move, Event> = {
  choose(request) {
    const { decision, moves, random } = request;
    const isRash = decision.kind !== "believe" && random.below(RASH_ONE_IN) === 0;
    if (!isRash) return careless.choose(request);
    return pickOne(random, decision.kind === "turn" && moves.length > 1 ? moves.slice(1) : moves);
  },
};
