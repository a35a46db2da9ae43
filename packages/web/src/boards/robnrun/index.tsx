import type { View } from "@safehouse/games/robnrun/board";
import { textIn } from "../../text/texts.ts";
import type { BoardModule } from "../contract.ts";
import { Board } from "./board.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export const board: BoardModule = {
  Board,
  headline: ({ table }: View, language) => textIn(language, { en, de }).headline(table.heist, table.round),
  isBroad: true,
  silence: (language) => ({ why: textIn(language, { en, de }).silence, rule: "R-11.1" }),
};
