import type { GameManifest } from "../manifest.ts";

export const manifest = {
  id: "clou-christmas",
  name: { en: "The 3 heists of Christmas", de: "Die 3 Coups zu Weihnachten" },
  blurb: {
    en: "Together: three heists, one kitty, one tiara.",
    de: "Gemeinsam: drei Coups, eine Kasse, ein Diadem.",
  },
  seats: { min: 1, max: 3 },
  minutes: "3 × 45",
  faces: { art: new URL("../clou/cover.svg", import.meta.url).href, of: ["bruce", "janet", "matt", "trixie"] },
  usualSeats: 2,
  isTogether: true,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: {
      en: [
        { text: "The 3 heists", y: 37, size: 22.5 },
        { text: "of Christmas", y: 62, size: 22.5, ink: "#c8321f" },
      ],
      de: [
        { text: "Die 3 Coups", y: 37, size: 22.5 },
        { text: "zu Weihnachten", y: 60, size: 19.5, ink: "#c8321f" },
      ],
    },
    tagline: { en: "A CLOU CAMPAIGN", de: "EINE CLOU-KAMPAGNE" },
    taglineY: 271,
    ink: "#14181b",
  },
  has: ["lesson", "paper", "companion"],
  load: {
    offer: async () => (await import("./offer.ts")).offer,
    front: async () => (await import("./front.ts")).front,
    core: async () => (await import("./core.ts")).core,
    game: async () => (await import("./game.ts")).clouChristmas,
    matchGame: async () => (await import("./match-game.ts")).matchGame,
    judge: async () => (await import("./match-judge.ts")).matchJudge,
    habits: async () => (await import("./habits/own.ts")).habits,
    puzzles: async () => (await import("./puzzles/shelf.ts")).shelf,
    older: async () => (await import("./older.ts")).older,
    nightly: async () => (await import("./nightly.ts")).nightly,
  },
} as const satisfies GameManifest;
