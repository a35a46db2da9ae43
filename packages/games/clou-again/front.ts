import type { AnyFront } from "@safehouse/kernel";
import { makeFront } from "../clou/make-front.ts";
import type { Config } from "../clou/meta.ts";
import { textsOfPlan } from "../clou/text/plan-words.ts";
import { about } from "./about.ts";
import { AT_HAND, SHELF } from "./content/at-hand.ts";
import { PLAN_WORDS } from "./text/words-of-plans.ts";

const FIRST_TEXTS = {
  en: async () => (await import("./text/asked-en.ts")).askedEn,
  de: async () => (await import("./text/asked-de.ts")).askedDe,
};
const TABLE_TEXTS = {
  en: async () => (await import("./text/table-en.ts")).tableEn,
  de: async () => (await import("./text/table-de.ts")).tableDe,
};

/** The front of a match, with its plan and no other. */
export async function frontOf({ scenario }: Partial<Config>): Promise<AnyFront> {
  await SHELF.fetch(scenario);
  if (scenario === undefined) return makeFront(AT_HAND, about);
  const words = PLAN_WORDS[scenario];
  const texts = textsOfPlan(TABLE_TEXTS, words);
  return { ...makeFront(AT_HAND, { ...about, texts }), firstTexts: textsOfPlan(FIRST_TEXTS, words) };
}
