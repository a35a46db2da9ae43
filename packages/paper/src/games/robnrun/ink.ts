import type { Colour } from "@safehouse/games/robnrun/paper";
import type { TileInk } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import type { ROBNRUN_ICONS } from "./icons.ts";

export type Icon = keyof typeof ROBNRUN_ICONS;

const LIGHT = "#FBF6E9";
export const DARK = "#171B1F";
const SPARED: TileInk = { ground: "#FFFFFF", glyph: "#000000" };

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
  green: { ground: "#1E8F6E", glyph: "#FFFFFF", icon: "tools" },
  red: { ground: "#B32A1C", glyph: "#FFFFFF", icon: "alarm" },
};

export interface Piece extends TileInk {
  readonly icon: Icon;
}

export function toolPiece(style: PrintStyle, tool: string): Piece {
  return { ...TOOLS[tool], ...(style === "low-ink" && SPARED) };
}

/** Each colour has the shape of what it is about, so a board in grey reads as well. */
export function diePiece(style: PrintStyle, colour: Colour): Piece {
  return { ...DICE[colour], ...(style === "low-ink" && SPARED) };
}
