import { roundOf, type View } from "@safehouse/games/clou/board";
import type { BoardModule } from "../contract.ts";
import { heistBoard } from "./board.tsx";
import type { Kit } from "./kit.ts";
import { makeScenes } from "./scenes.ts";
import { sign } from "./sign.tsx";
import { KEYS, ROUND } from "./text/around.ts";

/** The whole board of a game that is one heist. */
export function makeBoard(kit: Kit): BoardModule {
  return {
    Board: heistBoard(kit),
    headline: (view: View, language) => ROUND[language](roundOf(view)),
    scenes: makeScenes(kit.reader),
    isBroad: true,
    sign,
    keys: KEYS,
  };
}
