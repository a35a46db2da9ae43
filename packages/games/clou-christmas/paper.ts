/** What paper may know of the campaign beside its board: the rules of a heist, on one page, as the campaign plays it. */
import type { Language, Rulebook } from "@safehouse/kernel";

export const heistRules: { readonly [language in Language]: () => Promise<Rulebook> } = {
  en: async () => (await import("./rulebook/heist-en.ts")).heistRules,
  de: async () => (await import("./rulebook/heist-de.ts")).heistRules,
};
