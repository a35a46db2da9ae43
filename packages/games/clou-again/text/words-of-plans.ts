import type { PlanWordsLoaders } from "../../clou/text/plan-words.ts";

/** The words of every plan, each loaded by itself. */
export const PLAN_WORDS: { readonly [plan: string]: PlanWordsLoaders } = {
  "cat-and-dog": {
    en: async () => {
      const { catAndDogEn: names, catAndDogRulesEn: specials } = await import("./names/cat-and-dog-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { catAndDogDe: names, catAndDogRulesDe: specials } = await import("./names/cat-and-dog-de.ts");
      return { names, specials };
    },
  },
  "film-studio": {
    en: async () => {
      const { filmStudioEn: names, filmStudioRulesEn: specials } = await import("./names/film-studio-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { filmStudioDe: names, filmStudioRulesDe: specials } = await import("./names/film-studio-de.ts");
      return { names, specials };
    },
  },
  "night-train": {
    en: async () => {
      const { nightTrainEn: names, nightTrainRulesEn: specials } = await import("./names/night-train-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { nightTrainDe: names, nightTrainRulesDe: specials } = await import("./names/night-train-de.ts");
      return { names, specials };
    },
  },
  "diamond-exchange": {
    en: async () => {
      const { diamondExchangeEn: names, diamondExchangeRulesEn: specials } =
        await import("./names/diamond-exchange-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { diamondExchangeDe: names, diamondExchangeRulesDe: specials } =
        await import("./names/diamond-exchange-de.ts");
      return { names, specials };
    },
  },
};
