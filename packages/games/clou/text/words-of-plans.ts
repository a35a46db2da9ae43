import type { PlanWordsLoaders } from "./plan-words.ts";

/** The words of every plan, each loaded by itself. */
export const PLAN_WORDS: { readonly [plan: string]: PlanWordsLoaders } = {
  "old-mansion": {
    en: async () => {
      const { oldMansionEn: names, oldMansionRulesEn: specials } = await import("./names/old-mansion-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { oldMansionDe: names, oldMansionRulesDe: specials } = await import("./names/old-mansion-de.ts");
      return { names, specials };
    },
  },
  "auction-house": {
    en: async () => {
      const { auctionHouseEn: names, auctionHouseRulesEn: specials } = await import("./names/auction-house-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { auctionHouseDe: names, auctionHouseRulesDe: specials } = await import("./names/auction-house-de.ts");
      return { names, specials };
    },
  },
  "embassy-ball": {
    en: async () => {
      const { embassyBallEn: names, embassyBallRulesEn: specials } = await import("./names/embassy-ball-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { embassyBallDe: names, embassyBallRulesDe: specials } = await import("./names/embassy-ball-de.ts");
      return { names, specials };
    },
  },
  "private-bank": {
    en: async () => {
      const { privateBankEn: names, privateBankRulesEn: specials } = await import("./names/private-bank-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { privateBankDe: names, privateBankRulesDe: specials } = await import("./names/private-bank-de.ts");
      return { names, specials };
    },
  },
};
