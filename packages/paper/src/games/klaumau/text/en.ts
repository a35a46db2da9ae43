import type { Colour } from "@safehouse/games/klaumau/board";

/** Words that stand on paper and on the page that prints, and nowhere else. */
export const en = {
  bothSides: "With backs, for both sides of the sheet",
  oneSide: "Faces only",
  more: "More",
  half: (cards: number) => `Two to five players: ${cards} cards`,
  deck: (cards: number) => `The whole deck: ${cards} cards`,
  turn: "Turn the sheet over its long edge",
  rules: "The rules on one page",
  faces: "faces",
  backs: "backs, turned over the long edge",
  ink: { colour: "colour", "low-ink": "low ink" },
  stone: { ruby: "ruby", amber: "amber", emerald: "emerald", sapphire: "sapphire" } as {
    readonly [colour in Colour]: string;
  },
};

export type KlaumauPaperWords = typeof en;
