import { everywhere, type GameManifest } from "../manifest.ts";

export const manifest = {
  id: "klaumau",
  name: { en: "Klaumau!", de: "Klaumau!" },
  blurb: {
    en: "Shed cards, keep the good ones, lie about it.",
    de: "Karten loswerden, die guten behalten, dabei lügen.",
  },
  seats: { min: 2, max: 8 },
  minutes: "30",
  usualSeats: 4,
  isTogether: false,
  cover: {
    art: new URL("./cover.svg", import.meta.url).href,
    title: everywhere({ text: "Klaumau!", y: 50, size: 31 }),
    tagline: { en: "SHED · BLUFF · STEAL", de: "ABLEGEN · LÜGEN · KLAUEN" },
    taglineY: 68,
    ink: "#f7f1e3",
  },
  has: ["lesson", "paper"],
  load: {
    offer: async () => (await import("./offer.ts")).offer,
    front: async () => (await import("./front.ts")).front,
    core: async () => (await import("./core.ts")).core,
    game: async () => (await import("./game.ts")).klaumau,
    judge: async () => (await import("./judge/judge.ts")).judge,
    habits: async () => (await import("./habits/habits.ts")).habits,
    puzzles: async () => (await import("./puzzles/shelf.ts")).shelf,
    older: async () => (await import("./older.ts")).older,
    nightly: async () => (await import("./nightly.ts")).nightly,
  },
} as const satisfies GameManifest;
