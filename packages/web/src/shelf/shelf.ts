import type { Language } from "@safehouse/kernel";
import clouChristmasArt from "./clou-christmas.svg?no-inline";
import clouArt from "./clou.svg?no-inline";
import clouAgainArt from "./clou-again.svg?no-inline";
import klaumauArt from "./klaumau.svg?no-inline";
import robnrunArt from "./robnrun.svg?no-inline";

/** One line of a title as it is printed on a cover of 200 × 300. */
export interface CoverLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  /** By default that of the whole cover. */
  readonly ink?: string;
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
  /** Whom one can be: each is a drawing in this art, by the name that the game's options have for it. */
  readonly faces?: { readonly art: string; readonly of: readonly string[] };
  readonly cover: {
    readonly art: string;
    readonly title: { readonly [language in Language]: readonly CoverLine[] };
    readonly tagline: { readonly [language in Language]: string };
    readonly taglineY: number;
    readonly ink: string;
  };
}

const CROOKS = { art: clouArt, of: ["bruce", "janet", "matt", "trixie"] };

/** A title that is the same in every language. */
const everywhere = (...lines: readonly CoverLine[]): ShelfGame["cover"]["title"] => ({ en: lines, de: lines });

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
      title: everywhere({ text: "Klaumau!", y: 50, size: 31 }),
      tagline: { en: "SHED · BLUFF · STEAL", de: "ABLEGEN · LÜGEN · KLAUEN" },
      taglineY: 68,
      ink: "var(--cream)",
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
      title: everywhere({ text: "Rob ’n", y: 50, size: 36 }, { text: "Run", y: 84, size: 36 }),
      tagline: { en: "SAY LITTLE · DRIVE FAST", de: "WENIG SAGEN · SCHNELL FAHREN" },
      taglineY: 102,
      ink: "var(--coal)",
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
    faces: CROOKS,
    usualSeats: 2,
    isTogether: true,
    cover: {
      art: clouArt,
      title: everywhere({ text: "Clou", y: 50, size: 38 }),
      tagline: { en: "ROLL & HEIST", de: "ROLL & HEIST" },
      taglineY: 68,
      ink: "var(--cream)",
    },
  },
  {
    id: "clou-again",
    name: { en: "Clou – Roll & Heist. Again!", de: "Clou – Roll & Heist. Again!" },
    shortName: "Clou Again!",
    blurb: {
      en: "Together: four new houses, and stars to save the night.",
      de: "Gemeinsam: vier neue Häuser und Sterne für den Notfall.",
    },
    seats: { min: 1, max: 2 },
    minutes: "40",
    faces: CROOKS,
    usualSeats: 2,
    isTogether: true,
    cover: {
      art: clouAgainArt,
      title: everywhere({ text: "Clou", y: 50, size: 38 }, { text: "Again!", y: 86, size: 34, ink: "var(--lamp)" }),
      tagline: { en: "ROLL & HEIST", de: "ROLL & HEIST" },
      taglineY: 104,
      ink: "var(--cream)",
    },
  },
  {
    id: "clou-christmas",
    name: { en: "The 3 heists of Christmas", de: "Die 3 Coups zu Weihnachten" },
    blurb: {
      en: "Together: three heists, one kitty, one tiara.",
      de: "Gemeinsam: drei Coups, eine Kasse, ein Diadem.",
    },
    seats: { min: 1, max: 3 },
    minutes: "3 × 45",
    usualSeats: 2,
    isTogether: true,
    cover: {
      art: clouChristmasArt,
      title: {
        en: [
          { text: "The 3 heists", y: 37, size: 22.5 },
          { text: "of Christmas", y: 62, size: 22.5, ink: "var(--berry)" },
        ],
        de: [
          { text: "Die 3 Coups", y: 37, size: 22.5 },
          { text: "zu Weihnachten", y: 60, size: 19.5, ink: "var(--berry)" },
        ],
      },
      tagline: { en: "A CLOU CAMPAIGN", de: "EINE CLOU-KAMPAGNE" },
      taglineY: 271,
      ink: "var(--coal)",
    },
  },
];

/** Where the portrait of somebody is drawn, if there is one. */
export function faceIn(game: string, name: string): string | null {
  const shelved = findOnShelf(game);
  return shelved?.faces?.of.includes(name) ? `${shelved.faces.art}#${name}` : null;
}

export function findOnShelf(id: string): ShelfGame | null {
  return SHELF.find((game) => game.id === id) ?? null;
}
