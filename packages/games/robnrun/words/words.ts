import type { TableWords } from "@safehouse/kernel";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";

export const words: TableWords<View, Move> = {
  texts: {
    en: async () => (await import("./en.ts")).en,
    de: async () => (await import("./de.ts")).de,
  },
  describe,
  path: (_view, _decision, move) => path(move),
};
