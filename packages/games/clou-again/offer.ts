import { makeOffer } from "../clou/make-offer.ts";
import { describeGame } from "../clou/meta.ts";
import { AGAIN, MOST_CREW } from "./content/again.ts";
import { CURRENT_RULES } from "./switches.ts";

export const offer = makeOffer({
  meta: describeGame(AGAIN, {
    id: "clou-again",
    name: { en: "Clou – Roll & Heist. Again!", de: "Clou – Roll & Heist. Again!" },
    seats: { min: 1, max: MOST_CREW },
    rules: CURRENT_RULES,
    own: false,
    scenarios: [
      { id: "cat-and-dog", name: { en: "Cat and Dog", de: "Katz und Hund" } },
      { id: "film-studio", name: { en: "The film studio", de: "Das Filmstudio" } },
      { id: "night-train", name: { en: "The night train", de: "Der Nachtzug" } },
      { id: "diamond-exchange", name: { en: "The diamond exchange", de: "Die Diamantenbörse" } },
    ],
  }),
  thiefOrder: ["bruce", "trixie", "matt", "janet"],
  levels: ["random", "easy", "normal"],
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
});
