import { reader } from "@safehouse/games/clou-again/reader";
import { makeBoard } from "../clou/make-board.ts";
import type { BoardModule } from "../contract.ts";

export const board: BoardModule = makeBoard({ game: "clou-again", reader });
