import { randomBot } from "@safehouse/kernel";
import type { TableFinder } from "../compile/tables.ts";
import type { ClouGame } from "../make-game.ts";
import { makeEasy } from "./easy.ts";
import { makeNormal } from "./normal.ts";

export function makeBots(tableOf: TableFinder): ClouGame["bots"] {
  return { random: randomBot(), easy: makeEasy(tableOf), normal: makeNormal(tableOf) };
}
