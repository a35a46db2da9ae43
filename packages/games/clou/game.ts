import { makeBots } from "./bots/index.ts";
import { BASE } from "./content/base.ts";
import { makeGame } from "./make-game.ts";
import { describeGame } from "./meta.ts";
import { makeSketch } from "./sketch.ts";

export const clou = makeGame({
  library: BASE,
  meta: describeGame(BASE, {
    id: "clou",
    name: { en: "Clou – Roll & Heist", de: "Clou – Roll & Heist" },
    seats: { min: 1, max: 3 },
    scenarios: [{ id: "old-mansion", name: { en: "The old mansion", de: "Die alte Villa" } }],
  }),
  thiefOrder: ["janet", "bruce", "matt", "trixie"],
  bots: makeBots,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  sketch: (tableOf) => async () => makeSketch(tableOf),
  balance: async () => (await import("./balance.ts")).balance,
});
