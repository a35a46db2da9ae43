import type { View } from "@safehouse/games/robnrun/board";
import type { BoardModule } from "../contract.ts";
import { Board } from "./board.tsx";
import { scenes } from "./scenes.ts";
import { sign } from "./sign.tsx";
import { AROUND } from "./text/around.ts";

export const board: BoardModule = {
  Board,
  scenes,
  headline: ({ table }: View, language) => AROUND[language].headline(table.heist, table.round),
  isBroad: true,
  sign,
  silence: (language) => ({ why: AROUND[language].silence, rule: "R-11.1" }),
};
