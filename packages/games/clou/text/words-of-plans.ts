import type { PlanWordsLoaders } from "./plan-words.ts";

/** The words of every plan, each loaded by itself. */
export const PLAN_WORDS: { readonly [plan: string]: PlanWordsLoaders } = {
  "old-mansion": {
    en: () => import("./names/old-mansion-en.ts"),
    de: () => import("./names/old-mansion-de.ts"),
  },
  "auction-house": {
    en: () => import("./names/auction-house-en.ts"),
    de: () => import("./names/auction-house-de.ts"),
  },
  "embassy-ball": {
    en: () => import("./names/embassy-ball-en.ts"),
    de: () => import("./names/embassy-ball-de.ts"),
  },
  "private-bank": {
    en: () => import("./names/private-bank-en.ts"),
    de: () => import("./names/private-bank-de.ts"),
  },
  casino: {
    en: () => import("./names/casino-en.ts"),
    de: () => import("./names/casino-de.ts"),
  },
  observatory: {
    en: () => import("./names/observatory-en.ts"),
    de: () => import("./names/observatory-de.ts"),
  },
  "royal-mint": {
    en: () => import("./names/royal-mint-en.ts"),
    de: () => import("./names/royal-mint-de.ts"),
  },
  "great-terminus": {
    en: () => import("./names/great-terminus-en.ts"),
    de: () => import("./names/great-terminus-de.ts"),
  },
  "sleeping-cars": {
    en: () => import("./names/sleeping-cars-en.ts"),
    de: () => import("./names/sleeping-cars-de.ts"),
  },
  "mail-coach": {
    en: () => import("./names/mail-coach-en.ts"),
    de: () => import("./names/mail-coach-de.ts"),
  },
  viaduct: {
    en: () => import("./names/viaduct-en.ts"),
    de: () => import("./names/viaduct-de.ts"),
  },
};
