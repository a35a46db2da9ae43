import type { About } from "./make-offer.ts";
import { describeGame } from "./meta.ts";

/** Scenarios stand in the order of their boxes (`content/boxes.ts`). */
export const DESCRIBED = {
  id: "clou",
  name: { en: "Clou – Roll & Heist", de: "Clou – Roll & Heist" },
  seats: { min: 1, max: 3 },
  rules: 3,
  content: "b11b79c9cee3dc69",
  thieves: ["bruce", "janet", "matt", "trixie"],
  own: true,
  scenarios: [
    { id: "old-mansion", name: { en: "The old mansion", de: "Die alte Villa" } },
    { id: "auction-house", name: { en: "The auction house", de: "Das Auktionshaus" } },
    { id: "embassy-ball", name: { en: "The embassy ball", de: "Der Botschaftsball" } },
    { id: "private-bank", name: { en: "The private bank", de: "Die Privatbank" } },
    { id: "casino", name: { en: "The casino", de: "Das Kasino" } },
    { id: "observatory", name: { en: "The observatory", de: "Die Sternwarte" } },
    { id: "royal-mint", name: { en: "The royal mint", de: "Die königliche Münze" } },
    { id: "great-terminus", name: { en: "The terminus", de: "Der Kopfbahnhof" } },
    { id: "sleeping-cars", name: { en: "The sleeping cars", de: "Die Schlafwagen" } },
    { id: "mail-coach", name: { en: "The mail coach", de: "Der Postwagen" } },
    { id: "viaduct", name: { en: "The viaduct", de: "Das Viadukt" } },
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
