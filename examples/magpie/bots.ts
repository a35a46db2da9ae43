import type { Bot } from "@safehouse/kernel";
import { type Event, type Move, sum, type View } from "./state.ts";

/** Bids as much as the loot is worth: the best piece gets the best card. */
export const easy: Bot<View, Move, Event> = {
  choose: ({ view, moves }) => nearest(moves, sum(view.roof)),
};

/** Knows what the others still hold: takes what the cheapest card takes for certain, saves on little things, and bids high otherwise. */
export const normal: Bot<View, Move, Event> = {
  choose({ view, moves, random }) {
    const others = view.hands.filter((_, seat) => seat !== view.seat);
    const highest = Math.max(0, ...others.flat());
    const certain = moves.find(({ card }) => card > highest);
    const worth = sum(view.roof);
    const isLittle = worth * 2 <= view.nights;
    if (certain !== undefined && !isLittle) return certain;
    return nearest(moves, isLittle ? 1 : worth + random.below(2));
  },
};

function nearest(moves: readonly Move[], worth: number): Move {
  return moves.reduce((best, move) => (Math.abs(move.card - worth) < Math.abs(best.card - worth) ? move : best));
}
