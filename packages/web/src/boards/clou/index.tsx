import { readNight, type View } from "@safehouse/games/clou/board";
import type { BoardModule } from "../contract.ts";
import { Board } from "./board.tsx";
import { KEYS, ROUND } from "./text/around.ts";

export const board: BoardModule = {
  Board,
  headline: (view: View, language) => ROUND[language](readNight(view).round),
  isBroad: true,
  keys: KEYS,
};
