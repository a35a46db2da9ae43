import { everywhere, type GameManifest } from "../manifest.ts";

export const manifest = {
  id: "clou",
  name: { en: "Clou – Roll & Heist", de: "Clou – Roll & Heist" },
  shortName: "Clou",
  blurb: {
    en: "Together: three dice, one pencil, one house.",
    de: "Gemeinsam: drei Würfel, ein Bleistift, ein Haus.",
  },
  seats: { min: 1, max: 3 },
  minutes: "40",
  faces: { art: new URL("./cover.svg", import.meta.url).href, of: ["bruce", "janet", "matt", "trixie"] },
  usualSeats: 2,
  isTogether: true,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: everywhere({ text: "Clou", y: 50, size: 38 }),
    tagline: { en: "ROLL & HEIST", de: "ROLL & HEIST" },
    taglineY: 68,
    ink: "#f7f1e3",
  },
  has: ["lesson", "paper", "workshop", "companion"],
  load: {
    offer: async () => (await import("./offer.ts")).offer,
    front: async (config) => (await import("./front.ts")).frontOf(config),
    core: async () => (await import("./core.ts")).core,
    game: async () => (await import("./game.ts")).clou,
    matchCore: async (config) => (await import("./match-core.ts")).matchCore(config),
    matchGame: async (config) => (await import("./match-game.ts")).matchGame(config),
    judge: async (config) => (await import("./match-judge.ts")).matchJudge(config),
    habits: async () => (await import("./habits/own.ts")).habits,
    puzzles: async () => (await import("./puzzles/shelf.ts")).shelf,
    older: async () => (await import("./older.ts")).older,
    nightly: async () => (await import("./nightly.ts")).nightly,
  },
} as const satisfies GameManifest;
