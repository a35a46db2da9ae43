import type { PlanWordsLoaders } from "../../clou/text/plan-words.ts";

/** The words of every plan, each loaded by itself. */
export const PLAN_WORDS: { readonly [plan: string]: PlanWordsLoaders } = {
  "cat-and-dog": {
    en: () => import("./names/cat-and-dog-en.ts"),
    de: () => import("./names/cat-and-dog-de.ts"),
  },
  "film-studio": {
    en: () => import("./names/film-studio-en.ts"),
    de: () => import("./names/film-studio-de.ts"),
  },
  "night-train": {
    en: () => import("./names/night-train-en.ts"),
    de: () => import("./names/night-train-de.ts"),
  },
  "diamond-exchange": {
    en: () => import("./names/diamond-exchange-en.ts"),
    de: () => import("./names/diamond-exchange-de.ts"),
  },
};
