import type { MessageTable, TableWords } from "@safehouse/kernel";
import { texts as heistTexts } from "../../clou/words/words.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";

export function makeWords(setting: Setting): TableWords<View, Move> {
  return {
    texts: {
      en: async (): Promise<MessageTable> => ({ ...(await heistTexts.en()), ...(await import("./en.ts")).en }),
      de: async (): Promise<MessageTable> => ({ ...(await heistTexts.de()), ...(await import("./de.ts")).de }),
    },
    describe: (view, telling) => describe(setting, view, telling),
    path: (view, { seat }, move) => path(setting, view, seat, move),
  };
}
