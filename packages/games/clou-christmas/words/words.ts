import type { MessageTable, TableWords } from "@safehouse/kernel";
import { texts as heistTexts } from "../../clou/words/words.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";
import { about, house, legend, tries } from "./things.ts";

export function makeWords(setting: Setting): TableWords<View, Move> {
  return {
    texts: {
      async en(): Promise<MessageTable> {
        const [ofHeist, { en }, { campaignThingsEn }] = await Promise.all([
          heistTexts.en(),
          import("./en.ts"),
          import("./things-en.ts"),
        ]);
        return { ...ofHeist, ...en, ...campaignThingsEn };
      },
      async de(): Promise<MessageTable> {
        const [ofHeist, { de }, { campaignThingsDe }] = await Promise.all([
          heistTexts.de(),
          import("./de.ts"),
          import("./things-de.ts"),
        ]);
        return { ...ofHeist, ...de, ...campaignThingsDe };
      },
    },
    goal: { id: "words.goal" },
    describe: (view, telling) => describe(setting, view, telling),
    path: (view, { seat }, move) => path(setting, view, seat, move),
    about: (view, thing, telling) => about(setting, view, thing, telling),
    tries: (view, decision, thing) => tries(setting, view, decision, thing),
    legend: () => legend(setting),
    house: (view) => house(setting, view),
  };
}
