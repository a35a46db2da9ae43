import type { BoardModule } from "@safehouse/web/kit";
import type { View } from "../state.ts";
import { Board } from "./board.tsx";
import { WORDS } from "./words.ts";

export const board: BoardModule = {
  Board,
  headline: ({ night, nights }: View, language) => WORDS[language].headline(Math.min(night + 1, nights), nights),
};
