import type { TableFinder } from "../compile/tables.ts";
import type { ClouGame } from "../make-game.ts";
import { makeExpert } from "./expert.ts";
import type { Weights } from "./lore/book.ts";
import { usualBots } from "./usual.ts";

/** `load` fetches what the expert was taught; without, it judges as greedy play does. */
export function makeBots(tableOf: TableFinder, load: () => Promise<Weights> = async () => ({})): ClouGame["bots"] {
  return { ...usualBots(tableOf), expert: makeExpert(tableOf, load) };
}
