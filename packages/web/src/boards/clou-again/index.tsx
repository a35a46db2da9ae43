import { reader } from "@safehouse/games/clou-again/reader-at-hand";
import { makeBoard } from "../clou/make-board.ts";
import type { BoardModule } from "../contract.ts";

export const board: BoardModule = makeBoard({ game: "clou-again", reader });
