import type { TableFinder } from "../compile/tables.ts";
import type { ClouGame } from "../make-game.ts";
import type { Weights } from "./lore/book.ts";
import { makeEasy } from "./easy.ts";
import { makeExpert } from "./expert.ts";
import { makeGreedy } from "./greedy.ts";
import { random } from "./random.ts";

/** `load` fetches what the expert was taught; without, it judges as greedy play does. */
export function makeBots(tableOf: TableFinder, load: () => Promise<Weights> = async () => ({})): ClouGame["bots"] {
  return {
    random,
    easy: makeEasy(tableOf),
    normal: makeGreedy(tableOf),
    expert: makeExpert(tableOf, load),
  };
}
