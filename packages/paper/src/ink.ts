/** What a drawing is made for: the lit table, paper in colour, or paper that spares ink and stays legible in grey. */
export const STYLES = ["screen", "colour", "low-ink"] as const;
export type Style = (typeof STYLES)[number];

export interface TileInk {
  readonly ground: string;
  readonly glyph: string;
}

/** Inks of a sheet of paper. */
export interface SheetInk {
  readonly style: Style;
  readonly paper: string;
  /** What is written into. */
  readonly field: string;
  readonly ink: string;
  readonly second: string;
  readonly third: string;
  readonly hairline: string;
  readonly print: string;
  readonly heading: string;
  readonly police: string;
  readonly graphite: string;
  readonly graphiteSoft: string;
  readonly lead: number;
  readonly edge: string;
  readonly outline: number;
}

/** Inks of a plan: a blueprint on the table, blue lines on a pale ground on paper, where a pencil must be seen. */
export interface PlanInk {
  readonly style: Style;
  readonly ground: string;
  readonly lit: string;
  readonly grid: string;
  readonly wall: string;
  readonly text: string;
  readonly second: string;
  readonly closed: string;
  readonly frame: string;
  readonly sack: string;
  readonly sackClosed: string;
  readonly onSack: string;
  readonly sackEdge: string;
  readonly coinEdge: string;
  readonly lootName: string;
  readonly lootNameClosed: string;
  readonly furniture: string;
  readonly furnitureClosed: string;
  /** What one walks on, where it is open. */
  readonly floor: string;
  readonly door: string;
  readonly doorClosed: string;
  readonly trace: string;
  readonly diamond: string;
  readonly diamondOpen: string;
  readonly start: string;
  readonly graphite: string;
  readonly graphiteSoft: string;
  readonly lead: number;
  readonly edge: string;
  readonly tick: string;
}

/** Where nothing is printed. */
export const BLANK = "#FFFFFF";
export const BLACK = "#000000";
/** What is written into. */
export const FIELD = "#FFFDF6";
/** Thin lines, and what is only a hint of something. */
export const PALE = "#9A9A9A";
/** What stands at the foot of a page. */
export const CAPTION = "#111111";

const COLOURED: { readonly [symbol: string]: TileInk } = {
  strength: { ground: "#A3231A", glyph: "#FBF6E9" },
  dexterity: { ground: "#0B5E54", glyph: "#FBF6E9" },
  cunning: { ground: "#EF6A1A", glyph: "#171B1F" },
  lock: { ground: "#2467DA", glyph: "#FBF6E9" },
  safe: { ground: "#3B2A69", glyph: "#FBF6E9" },
  electronics: { ground: "#EEDC62", glyph: "#171B1F" },
  disguise: { ground: "#DA93B8", glyph: "#171B1F" },
};
const WHITE: TileInk = { ground: FIELD, glyph: "#171B1F" };
const OUTLINED: TileInk = { ground: BLANK, glyph: BLACK };

/** The ground and glyph of a symbol; anything that is no colour is a white symbol. */
export function tileInk(style: Style, symbol: string): TileInk {
  return style === "low-ink" ? OUTLINED : (COLOURED[symbol] ?? WHITE);
}

/** The inks of a sheet on a screen: those of paper are in `print/ink.ts`, and no table fetches them. */
export const SCREEN_SHEET: SheetInk = {
  style: "screen",
  paper: "#F8F2E4",
  field: FIELD,
  ink: "#171B1F",
  second: "#494740",
  third: "#69645A",
  hairline: "#B5A98A",
  print: "#857B66",
  heading: "#1F4E80",
  police: "#1F4FB0",
  graphite: "#363A40",
  graphiteSoft: "#6A6D73",
  lead: 0.052,
  edge: "#171B1F",
  outline: 1.75,
};
