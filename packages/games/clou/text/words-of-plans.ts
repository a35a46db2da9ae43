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
  casino: {
    en: async () => {
      const { casinoEn: names, casinoRulesEn: specials } = await import("./names/casino-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { casinoDe: names, casinoRulesDe: specials } = await import("./names/casino-de.ts");
      return { names, specials };
    },
  },
  observatory: {
    en: async () => {
      const { observatoryEn: names, observatoryRulesEn: specials } = await import("./names/observatory-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { observatoryDe: names, observatoryRulesDe: specials } = await import("./names/observatory-de.ts");
      return { names, specials };
    },
  },
  "royal-mint": {
    en: async () => {
      const { royalMintEn: names, royalMintRulesEn: specials } = await import("./names/royal-mint-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { royalMintDe: names, royalMintRulesDe: specials } = await import("./names/royal-mint-de.ts");
      return { names, specials };
    },
  },
  "great-terminus": {
    en: async () => {
      const { greatTerminusEn: names, greatTerminusRulesEn: specials } = await import("./names/great-terminus-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { greatTerminusDe: names, greatTerminusRulesDe: specials } = await import("./names/great-terminus-de.ts");
      return { names, specials };
    },
  },
  "sleeping-cars": {
    en: async () => {
      const { sleepingCarsEn: names, sleepingCarsRulesEn: specials } = await import("./names/sleeping-cars-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { sleepingCarsDe: names, sleepingCarsRulesDe: specials } = await import("./names/sleeping-cars-de.ts");
      return { names, specials };
    },
  },
  "mail-coach": {
    en: async () => {
      const { mailCoachEn: names, mailCoachRulesEn: specials } = await import("./names/mail-coach-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { mailCoachDe: names, mailCoachRulesDe: specials } = await import("./names/mail-coach-de.ts");
      return { names, specials };
    },
  },
  viaduct: {
    en: async () => {
      const { viaductEn: names, viaductRulesEn: specials } = await import("./names/viaduct-en.ts");
      return { names, specials };
    },
    de: async () => {
      const { viaductDe: names, viaductRulesDe: specials } = await import("./names/viaduct-de.ts");
      return { names, specials };
    },
  },
};
