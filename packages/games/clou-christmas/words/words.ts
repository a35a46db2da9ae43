import type { MessageTable, TableWords } from "@safehouse/kernel";
import { texts as heistTexts } from "../../clou/words/words.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";
import { makeHead } from "./head.ts";
import { about, legend, tries } from "./things.ts";

export function makeWords(setting: Setting): TableWords<View, Move> {
  return {
    ...makeHead(setting.engine.tableOf),
    texts: {
      async en(): Promise<MessageTable> {
        const [ofHeist, { en }, { campaignThingsEn }, { goalEn }] = await Promise.all([
          heistTexts.en(),
          import("./en.ts"),
          import("./things-en.ts"),
          import("./goal-en.ts"),
        ]);
        return { ...ofHeist, ...en, ...campaignThingsEn, ...goalEn };
      },
      async de(): Promise<MessageTable> {
        const [ofHeist, { de }, { campaignThingsDe }, { goalDe }] = await Promise.all([
          heistTexts.de(),
          import("./de.ts"),
          import("./things-de.ts"),
          import("./goal-de.ts"),
        ]);
        return { ...ofHeist, ...de, ...campaignThingsDe, ...goalDe };
      },
    },
    describe: (view, telling) => describe(setting, view, telling),
    path: (view, { seat }, move) => path(setting, view, seat, move),
    about: (view, thing, telling) => about(setting, view, thing, telling),
    tries: (view, decision, thing) => tries(setting, view, decision, thing),
    legend: () => legend(setting),
  };
}
