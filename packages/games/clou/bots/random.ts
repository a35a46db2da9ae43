import { pickOne } from "@safehouse/kernel";
import type { ClouBot } from "./bot.ts";

export const random: ClouBot = {
  choose: ({ moves, random }) => pickOne(random, moves),
};
