import type { GameManifest } from "@safehouse/games/manifest";
import { meta } from "./meta.ts";

export const manifest: GameManifest = {
  id: meta.id,
  name: meta.name,
  seats: meta.seats,
  blurb: {
    en: "Everybody wants the shiny thing, and everybody bids at once.",
    de: "Alle wollen das Glänzende, und alle bieten zugleich.",
  },
  minutes: "10",
  usualSeats: 3,
  isTogether: false,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: { en: [{ text: "Magpie", y: 50, size: 34 }], de: [{ text: "Elster", y: 50, size: 36 }] },
    tagline: { en: "SEE · WANT · BID", de: "SEHEN · WOLLEN · BIETEN" },
    taglineY: 68,
    ink: "#f7f1e3",
  },
  has: [],
  load: { game: async () => (await import("./game.ts")).game },
};
