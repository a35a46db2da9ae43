import type { Colour } from "@safehouse/games/robnrun/paper";
import { found } from "@safehouse/kernel";
import { BLACK, BLANK, type TileInk } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import type { ROBNRUN_ICONS } from "./icons.ts";

export type Icon = keyof typeof ROBNRUN_ICONS;

const LIGHT = "#FBF6E9";
export const DARK = "#171B1F";
const SPARED: TileInk = { ground: BLANK, glyph: BLACK };

/** Where ink is not spared. */
export const PRINTED = {
  hint: "#F8F2E4",
  hintBand: "#F2C230",
  safe: "#DCE1E4",
  steel: "#4B5963",
  gold: "#745410",
  marked: "#FFEFC4",
  terminal: "#D6E8F5",
  goldCounter: "#F0D798",
  car: "#FFC65A",
  police: "#1F4FB0",
  back: "#23313B",
  backStripes: "#3C5060",
  backPrint: "#D0AA5A",
} as const;

/** A card, a tile or a counter by the tool's name in the game. */
const TOOLS: { readonly [tool: string]: TileInk & { readonly icon: Icon } } = {
  ram: { ground: "#3B2A69", glyph: LIGHT, icon: "ram" },
  id: { ground: "#2467DA", glyph: LIGHT, icon: "id-card" },
  dynamite: { ground: "#A3231A", glyph: LIGHT, icon: "dynamite" },
  flashlight: { ground: "#EEDC62", glyph: DARK, icon: "flashlight" },
  stethoscope: { ground: "#DA93B8", glyph: DARK, icon: "stethoscope" },
  acid: { ground: "#0B5E54", glyph: LIGHT, icon: "acid" },
  jackhammer: { ground: "#EF6A1A", glyph: DARK, icon: "jackhammer" },
  bag: { ground: "#F8F2E4", glyph: DARK, icon: "bag" },
};

const DICE: { readonly [colour in Colour]: TileInk & { readonly icon: Icon } } = {
  white: { ground: "#F8F2E4", glyph: DARK, icon: "played" },
  yellow: { ground: "#F2C230", glyph: DARK, icon: "hint" },
  green: { ground: "#1E8F6E", glyph: BLANK, icon: "tools" },
  red: { ground: "#B32A1C", glyph: BLANK, icon: "alarm" },
};

export interface Piece extends TileInk {
  readonly icon: Icon;
}

export function toolPiece(style: PrintStyle, tool: string): Piece {
  return { ...found(TOOLS[tool]), ...(style === "low-ink" && SPARED) };
}

/** Each colour has the shape of what it is about, so a board in grey reads as well. */
export function diePiece(style: PrintStyle, colour: Colour): Piece {
  return { ...DICE[colour], ...(style === "low-ink" && SPARED) };
}
