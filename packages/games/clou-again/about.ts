import type { About } from "../clou/make-offer.ts";
import { describeGame } from "../clou/meta.ts";
import { CURRENT_RULES } from "./switches.ts";

/** */
export const USUAL_CREW = 2;
/** the variant of this house. */
export const MOST_CREW = 3;

export const DESCRIBED = {
  id: "clou-again",
  name: { en: "Clou – Roll & Heist. Again!", de: "Clou – Roll & Heist. Again!" },
  seats: { min: 1, max: MOST_CREW },
  rules: CURRENT_RULES,
  content: "f56f2e99f46c3991",
  thieves: ["bruce", "janet", "matt", "trixie"],
  own: false,
  scenarios: [
    { id: "cat-and-dog", name: { en: "Cat and Dog", de: "Katz und Hund" } },
    { id: "film-studio", name: { en: "The film studio", de: "Das Filmstudio" } },
    { id: "night-train", name: { en: "The night train", de: "Der Nachtzug" } },
    { id: "diamond-exchange", name: { en: "The diamond exchange", de: "Die Diamantenbörse" } },
  ],
};

export const about: About = {
  meta: describeGame(DESCRIBED),
  levels: ["random", "easy", "normal", "expert"],
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  onPaper: true,
  examples: async () => (await import("./rulebook/examples.ts")).examples,
  measured: async () => (await import("./rulebook/measured-de.ts")).measuredDe,
};
