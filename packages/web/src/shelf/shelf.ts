import type { Language } from "@safehouse/kernel";
import clouArt from "./clou.svg?no-inline";
import klaumauArt from "./klaumau.svg?no-inline";
import robnrunArt from "./robnrun.svg?no-inline";

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
  /** Where something else stands beside the name; by default all of it. */
  readonly shortName?: string;
  /** What it is about, in one line. */
  readonly blurb: { readonly [language in Language]: string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: string;
  /** With how many a table begins. */
  readonly usualSeats: number;
  /** Everybody wins or loses together: nobody plays against anybody. */
  readonly isTogether: boolean;
  /** Whom one can be: each is a drawing in the cover's art, by the name that the game's options have for it. */
  readonly faces?: readonly string[];
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
    usualSeats: 4,
    isTogether: false,
    cover: {
      art: klaumauArt,
      title: [{ text: "Klaumau!", y: 50, size: 31 }],
      tagline: { en: "SHED · BLUFF · STEAL", de: "ABLEGEN · LÜGEN · KLAUEN" },
      taglineY: 68,
      ink: "#f7f1e3",
    },
  },
  {
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
      art: robnrunArt,
      title: [
        { text: "Rob ’n", y: 50, size: 36 },
        { text: "Run", y: 84, size: 36 },
      ],
      tagline: { en: "SAY LITTLE · DRIVE FAST", de: "WENIG SAGEN · SCHNELL FAHREN" },
      taglineY: 102,
      ink: "#14181b",
    },
  },
  {
    id: "clou",
    name: { en: "Clou – Roll & Heist", de: "Clou – Roll & Heist" },
    shortName: "Clou",
    blurb: {
      en: "Together: three dice, one pencil, one house.",
      de: "Gemeinsam: drei Würfel, ein Bleistift, ein Haus.",
    },
    seats: { min: 1, max: 3 },
    minutes: "40",
    faces: ["bruce", "janet", "matt", "trixie"],
    usualSeats: 2,
    isTogether: true,
    cover: {
      art: clouArt,
      title: [{ text: "Clou", y: 50, size: 38 }],
      tagline: { en: "ROLL & HEIST", de: "ROLL & HEIST" },
      taglineY: 68,
      ink: "#f7f1e3",
    },
  },
];

/** Where the portrait of somebody is drawn, if there is one. */
export function faceIn(game: string, name: string): string | null {
  const shelved = findOnShelf(game);
  return shelved?.faces?.includes(name) ? `${shelved.cover.art}#${name}` : null;
}

export function findOnShelf(id: string): ShelfGame | null {
  return SHELF.find((game) => game.id === id) ?? null;
}
