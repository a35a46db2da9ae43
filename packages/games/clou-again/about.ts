import type { About } from "../clou/make-offer.ts";
import { describeGame } from "../clou/meta.ts";
import { CURRENT_RULES } from "./switches.ts";

/** */
export const MOST_CREW = 2;

export const about: About = {
  meta: describeGame({
    id: "clou-again",
    name: { en: "Clou – Roll & Heist. Again!", de: "Clou – Roll & Heist. Again!" },
    seats: { min: 1, max: MOST_CREW },
    rules: CURRENT_RULES,
    content: "1972f5b333858c0a",
    thieves: ["bruce", "janet", "matt", "trixie"],
    own: false,
    scenarios: [
      { id: "cat-and-dog", name: { en: "Cat and Dog", de: "Katz und Hund" } },
      { id: "film-studio", name: { en: "The film studio", de: "Das Filmstudio" } },
      { id: "night-train", name: { en: "The night train", de: "Der Nachtzug" } },
      { id: "diamond-exchange", name: { en: "The diamond exchange", de: "Die Diamantenbörse" } },
    ],
  }),
  levels: ["random", "easy", "normal", "expert"],
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  examples: async () => (await import("./rulebook/examples.ts")).examples,
  measured: async () => (await import("./rulebook/measured-de.ts")).measuredDe,
};
