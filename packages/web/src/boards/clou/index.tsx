import { reader } from "@safehouse/games/clou/reader-at-hand";
import type { BoardModule } from "../contract.ts";
import { makeBoard } from "./make-board.ts";

export const board: BoardModule = makeBoard({ game: "clou", reader });
