import { everywhere, type GameManifest } from "../manifest.ts";

export const manifest = {
  id: "robnrun",
  name: { en: "Rob ’n Run", de: "Rob ’n Run" },
  blurb: {
    en: "Together: few hints, wrong tools, one road out.",
    de: "Gemeinsam: wenige Hinweise, falsches Werkzeug, eine Straße hinaus.",
  },
  seats: { min: 2, max: 5 },
  minutes: "45–60",
  usualSeats: 4,
  isTogether: true,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: everywhere({ text: "Rob ’n", y: 50, size: 36 }, { text: "Run", y: 84, size: 36 }),
    tagline: { en: "SAY LITTLE · DRIVE FAST", de: "WENIG SAGEN · SCHNELL FAHREN" },
    taglineY: 102,
    ink: "#14181b",
  },
  has: ["lesson", "paper", "workshop"],
  load: {
    offer: async () => (await import("./offer.ts")).offer,
    front: async () => (await import("./front.ts")).front,
    core: async () => (await import("./core.ts")).core,
    game: async () => (await import("./game.ts")).robnrun,
    matchCore: async () => (await import("./match-core.ts")).matchCore,
    matchGame: async () => (await import("./match-game.ts")).matchGame,
    judge: async () => (await import("./judge/judge.ts")).judge,
    habits: async () => (await import("./habits/habits.ts")).habits,
    puzzles: async () => (await import("./puzzles/shelf.ts")).shelf,
    older: async () => (await import("./older.ts")).older,
    nightly: async () => (await import("./nightly.ts")).nightly,
  },
} as const satisfies GameManifest;
