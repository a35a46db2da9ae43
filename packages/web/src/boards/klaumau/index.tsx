import type { View } from "@safehouse/games/klaumau/board";
import { textIn } from "../../text/texts.ts";
import type { BoardModule } from "../contract.ts";
import { Board } from "./board.tsx";
import { scenes } from "./scenes.ts";
import { sign } from "./sign.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export const board: BoardModule = {
  Board,
  scenes,
  sign,
  headline: (view: View, language) => textIn(language, { en, de }).headline(view.table.round, view.table.seats),
};
