import { everywhere, type GameManifest } from "../manifest.ts";

export const manifest = {
  id: "clou-again",
  name: { en: "Clou – Roll & Heist. Again!", de: "Clou – Roll & Heist. Again!" },
  shortName: "Clou Again!",
  blurb: {
    en: "Together: four new houses, and stars to save the night.",
    de: "Gemeinsam: vier neue Häuser und Sterne für den Notfall.",
  },
  seats: { min: 1, max: 3 },
  minutes: "40",
  faces: { art: new URL("../clou/cover.svg", import.meta.url).href, of: ["bruce", "janet", "matt", "trixie"] },
  usualSeats: 2,
  isTogether: true,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: everywhere({ text: "Clou", y: 50, size: 38 }, { text: "Again!", y: 86, size: 34, ink: "#ffc65a" }),
    tagline: { en: "ROLL & HEIST", de: "ROLL & HEIST" },
    taglineY: 104,
    ink: "#f7f1e3",
  },
  has: ["lesson", "paper", "companion"],
  load: {
    offer: async () => (await import("./offer.ts")).offer,
    front: async (config) => (await import("./front.ts")).frontOf(config),
    core: async () => (await import("./core.ts")).core,
    game: async () => (await import("./game.ts")).clouAgain,
    matchCore: async (config) => (await import("./match-core.ts")).matchCore(config),
    matchGame: async (config) => (await import("./match-game.ts")).matchGame(config),
    judge: async (config) => (await import("./match-judge.ts")).matchJudge(config),
    habits: async () => (await import("./habits/own.ts")).habits,
    puzzles: async () => (await import("./puzzles/shelf.ts")).shelf,
    older: async () => (await import("./older.ts")).older,
    nightly: async () => (await import("./nightly.ts")).nightly,
  },
} as const satisfies GameManifest;
