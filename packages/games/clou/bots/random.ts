import { pickOne } from "@safehouse/kernel";
import type { ClouBot } from "./bot.ts";

/** Any answer is as good as another; but nobody runs away as long as there is something to roll. */
export const random: ClouBot = {
  choose: ({ decision, moves, random: luck }) => (decision.kind === "leave" ? moves[0] : pickOne(luck, moves)),
};
