import type { AnyFront } from "@safehouse/kernel";
import { about } from "./about.ts";
import { AT_HAND, SHELF } from "./content/at-hand.ts";
import { makeFront } from "./make-front.ts";
import type { Config } from "./meta.ts";
import { OWN } from "./own/own.ts";
import { type PlanWordsLoaders, textsOfPlan } from "./text/plan-words.ts";
import { PLAN_WORDS } from "./text/words-of-plans.ts";

const FIRST_TEXTS = {
  en: async () => (await import("./text/asked-en.ts")).askedEn,
  de: async () => (await import("./text/asked-de.ts")).askedDe,
};
const TABLE_TEXTS = {
  en: async () => (await import("./text/table-en.ts")).tableEn,
  de: async () => (await import("./text/table-de.ts")).tableDe,
};
const OWN_TEXTS = {
  en: async () => (await import("./text/own-table-en.ts")).ownTableEn,
  de: async () => (await import("./text/own-table-de.ts")).ownTableDe,
};
const NO_WORDS = { names: {}, specials: {} };
/** Things of a plan of one's own are called by their ids. */
const OWN_WORDS: PlanWordsLoaders = { en: () => Promise.resolve(NO_WORDS), de: () => Promise.resolve(NO_WORDS) };

/** The front of a match, with its plan and no other. */
export async function frontOf({ scenario }: Partial<Config>): Promise<AnyFront> {
  await SHELF.fetch(scenario);
  if (scenario === undefined) return makeFront(AT_HAND, about);
  // A plan of one's own may have whatever there is: its texts come all at once.
  if (scenario === OWN) return makeFront(AT_HAND, { ...about, texts: textsOfPlan(OWN_TEXTS, OWN_WORDS) });
  const words = PLAN_WORDS[scenario];
  const texts = textsOfPlan(TABLE_TEXTS, words);
  return { ...makeFront(AT_HAND, { ...about, texts }), firstTexts: textsOfPlan(FIRST_TEXTS, words) };
}
