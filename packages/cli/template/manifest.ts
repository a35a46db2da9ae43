import { everywhere, type GameManifest } from "@safehouse/games/manifest";
import { meta } from "./meta.ts";

/** What the house knows of the game without loading it. */
export const manifest: GameManifest = {
  id: meta.id,
  name: meta.name,
  seats: meta.seats,
  blurb: {
    en: "Take coins from the vault, and leave the last one to somebody else.",
    de: "Münzen aus dem Tresor nehmen und die letzte anderen überlassen.",
  },
  minutes: "5",
  usualSeats: 2,
  isTogether: false,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: everywhere({ text: "My Game", y: 50, size: 28 }),
    tagline: { en: "TAKE · COUNT · RUN", de: "NEHMEN · ZÄHLEN · RENNEN" },
    taglineY: 68,
    ink: "#f7f1e3",
  },
  has: [],
  load: { game: async () => (await import("./game.ts")).game },
};
