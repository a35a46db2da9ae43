import type { TableFinder } from "../compile/tables.ts";
import type { ClouBot } from "./bot.ts";
import { makeEasy } from "./easy.ts";
import { makeGreedy } from "./greedy.ts";
import { random } from "./random.ts";

/** All levels but the expert. */
export function usualBots(tableOf: TableFinder): { readonly [level in "random" | "easy" | "normal"]: ClouBot } {
  return { random, easy: makeEasy(tableOf), normal: makeGreedy(tableOf) };
}
