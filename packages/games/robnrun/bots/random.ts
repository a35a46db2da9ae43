import { type Bot, pickOne } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

export const random: Bot<View, Move, Event> = {
  choose: ({ moves, random }) => pickOne(random, moves),
};
