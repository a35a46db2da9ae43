import type { MessageTable, TableHead } from "@safehouse/kernel";
import type { TableFinder } from "../../clou/compile/tables.ts";
import { makeHead as makeHeistHead } from "../../clou/words/head.ts";
import type { View } from "../view.ts";

/** What one plays for, and the rules of the heist's own plan. */
export function makeHead(tableOf: TableFinder): TableHead<View> {
  const ofHeist = makeHeistHead(tableOf);
  return {
    texts: {
      en: async (): Promise<MessageTable> => (await import("./goal-en.ts")).goalEn,
      de: async (): Promise<MessageTable> => (await import("./goal-de.ts")).goalDe,
    },
    goal: { id: "words.goal" },
    about: ({ heist }, thing, telling) => (heist === null ? null : (ofHeist.about?.(heist, thing, telling) ?? null)),
    house: ({ heist }) => (heist === null ? [] : (ofHeist.house?.(heist) ?? [])),
  };
}
