import type { GameOffer } from "@safehouse/kernel";
import { META } from "./meta.ts";

/** What the game says of itself, to whoever sets a table and to whoever sits at one. */
export const about: Omit<GameOffer, "configure"> = {
  meta: META,
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
