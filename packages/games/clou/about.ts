import type { About } from "./make-offer.ts";
import { describeGame } from "./meta.ts";

export const about: About = {
  meta: describeGame({
    id: "clou",
    name: { en: "Clou – Roll & Heist", de: "Clou – Roll & Heist" },
    seats: { min: 1, max: 3 },
    rules: 1,
    content: "f136d0bdd80e4d46",
    thieves: ["bruce", "janet", "matt", "trixie"],
    own: true,
    scenarios: [
      { id: "old-mansion", name: { en: "The old mansion", de: "Die alte Villa" } },
      { id: "auction-house", name: { en: "The auction house", de: "Das Auktionshaus" } },
      { id: "embassy-ball", name: { en: "The embassy ball", de: "Der Botschaftsball" } },
      { id: "private-bank", name: { en: "The private bank", de: "Die Privatbank" } },
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
