import type { View } from "@safehouse/games/clou/board";
import type { BoardModule } from "../contract.ts";
import { heistBoard } from "./board.tsx";
import type { Kit } from "./kit.ts";
import { KEYS, ROUND } from "./text/around.ts";

/** The whole board of a game that is one heist. */
export function makeBoard(kit: Kit): BoardModule {
  return {
    Board: heistBoard(kit),
    headline: (view: View, language) => ROUND[language](kit.reader.readNight(view).round),
    isBroad: true,
    keys: KEYS,
  };
}
