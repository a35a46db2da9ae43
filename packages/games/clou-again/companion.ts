import { makePaperGame } from "../clou/companion/make-paper-game.ts";
import { core } from "./core.ts";
import { reader } from "./reader.ts";

export const paperGame = makePaperGame(core, reader);
