import type { Colour } from "@safehouse/games/klaumau/board";
import { BLACK, BLANK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";

/** What a card is printed with. */
export interface CardInk {
  readonly style: PrintStyle;
  readonly ground: string;
  readonly print: string;
  /** Around the ground; where ink is spared it is all there is of it. */
  readonly edge: string;
}

/** What stands on white. */
export const DARK = "#171B1F";
/** The wallpaper of a back. */
export const WALLPAPER = "#7C5E22";

const STONES: { readonly [colour in Colour]: readonly [ground: string, print: string] } = {
  ruby: ["#C8321F", "#FBF6E9"],
  amber: ["#F2B632", DARK],
  emerald: ["#0C7C66", "#FBF6E9"],
  sapphire: ["#27479C", "#FBF6E9"],
};

export function stoneInk(style: PrintStyle, colour: Colour): CardInk {
  return inkOf(style, STONES[colour]);
}

export function policeInk(style: PrintStyle): CardInk {
  return inkOf(style, ["#16233B", "#CFE0FF"]);
}

export function variationInk(style: PrintStyle): CardInk {
  return inkOf(style, ["#1B1D1F", "#F0D798"]);
}

/** The two halves of the deck differ in ink, and where ink is spared in their rim. */
export function backInk(style: PrintStyle, half: "black" | "red"): CardInk {
  return inkOf(style, [half === "black" ? "#1B1D1F" : "#7A1F17", "#D0AA5A"]);
}

function inkOf(style: PrintStyle, [ground, print]: readonly [string, string]): CardInk {
  return style === "low-ink"
    ? { style, ground: BLANK, print: BLACK, edge: BLACK }
    : { style, ground, print, edge: "none" };
}
