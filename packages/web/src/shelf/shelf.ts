import type { Language } from "@safehouse/kernel";
import klaumauArt from "./klaumau.svg?no-inline";

/** One line of a title as it is printed on a cover of 200 × 300. */
export interface CoverLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

/** What the shelf knows of a game without loading it. */
export interface ShelfGame {
  readonly id: string;
  readonly name: { readonly [language in Language]: string };
  /** What it is about, in one line. */
  readonly blurb: { readonly [language in Language]: string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: string;
  readonly cover: {
    readonly art: string;
    readonly title: readonly CoverLine[];
    readonly tagline: { readonly [language in Language]: string };
    readonly taglineY: number;
    readonly ink: string;
  };
}

/** The games that can be played, in the order they stand there. */
export const SHELF: readonly ShelfGame[] = [
  {
    id: "klaumau",
    name: { en: "Klaumau!", de: "Klaumau!" },
    blurb: {
      en: "Shed cards, keep the good ones, lie about it.",
      de: "Karten loswerden, die guten behalten, dabei lügen.",
    },
    seats: { min: 2, max: 8 },
    minutes: "30",
    cover: {
      art: klaumauArt,
      title: [{ text: "Klaumau!", y: 50, size: 31 }],
      tagline: { en: "SHED · BLUFF · STEAL", de: "ABLEGEN · LÜGEN · KLAUEN" },
      taglineY: 68,
      ink: "#f7f1e3",
    },
  },
];

export function findOnShelf(id: string): ShelfGame | null {
  return SHELF.find((game) => game.id === id) ?? null;
}
