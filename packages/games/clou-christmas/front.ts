import type { AnyFront } from "@safehouse/kernel";
import { findTables } from "../clou/compile/tables.ts";
import { askBy, reasons } from "../clou/make-front.ts";
import { label, weigh } from "../clou/questions.ts";
import { about } from "./about.ts";
import { HEISTS } from "./content/heists.ts";
import { CHRISTMAS } from "./content/library.ts";
import { ask } from "./questions.ts";
import type { View } from "./view.ts";

const tableOf = findTables(CHRISTMAS);
const setting = { engine: { ask: askBy(tableOf) }, heists: HEISTS.map(({ id }) => id) };

export const front: AnyFront = {
  ...about,
  firstTexts: {
    en: async () => (await import("./text/asked-en.ts")).askedEn,
    de: async () => (await import("./text/asked-de.ts")).askedDe,
  },
  // Rooms, stories and music come with the first heist, and by then the rest is there.
  firstTextsDo: ({ campaign }: View) => campaign.phase === "free",
  label,
  weigh,
  ask: (view, decision) => ask(setting, view, decision),
  words: async () => (await import("./core.ts")).core.words(),
  reasons,
  head: async () => (await import("./words/head.ts")).makeHead(tableOf),
};
