import type { TableFinder } from "../compile/tables.ts";
import type { ClouGame } from "../make-game.ts";
import { makeEasy } from "./easy.ts";
import { makeNormal } from "./normal.ts";
import { random } from "./random.ts";

export function makeBots(tableOf: TableFinder): ClouGame["bots"] {
  return { random, easy: makeEasy(tableOf), normal: makeNormal(tableOf) };
}
