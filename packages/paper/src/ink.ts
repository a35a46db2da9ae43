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

const SCREEN_SHEET: SheetInk = {
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

const SHEET_INKS: { readonly [style in Style]: SheetInk } = {
  screen: SCREEN_SHEET,
  colour: { ...SCREEN_SHEET, style: "colour", paper: BLANK, field: BLANK, graphite: BLACK, outline: 1.5 },
  "low-ink": {
    style: "low-ink",
    paper: BLANK,
    field: BLANK,
    ink: BLACK,
    second: CAPTION,
    third: "#444444",
    hairline: PALE,
    print: "#555555",
    heading: BLACK,
    police: BLACK,
    graphite: BLACK,
    graphiteSoft: "#555555",
    lead: 0.052,
    edge: BLACK,
    outline: 1.5,
  },
};

const PLAN_INKS: { readonly [style in Style]: PlanInk } = {
  screen: {
    style: "screen",
    ground: "#17406A",
    lit: "#265C92",
    grid: "#1F4C79",
    wall: "#F8F2E4",
    text: "#F8F2E4",
    second: "#CFE3F3",
    closed: "#86B2D8",
    frame: "#123A63",
    sack: "#F0D798",
    sackClosed: "#C2B98E",
    onSack: "#241800",
    sackEdge: "none",
    coinEdge: "#17406A",
    lootName: "#F0D798",
    lootNameClosed: "#D6CBA0",
    furniture: "#6C9DCB",
    furnitureClosed: "#4272A2",
    floor: "#2F6AA5",
    door: "#CFE3F3",
    doorClosed: "#86B2D8",
    trace: "#FFB3A3",
    diamond: "#17406A",
    diamondOpen: "#F0D798",
    start: "#FFC65A",
    graphite: "#FFFDF4",
    graphiteSoft: "#CFE3F3",
    lead: 0.072,
    edge: "#F8F2E4",
    tick: "#F0D798",
  },
  colour: {
    style: "colour",
    ground: "#EEF4F9",
    lit: BLANK,
    grid: "#DCE8F2",
    wall: "#17406A",
    text: "#10304F",
    second: "#17406A",
    closed: "#17406A",
    frame: BLANK,
    sack: "#F0D798",
    sackClosed: "#F0D798",
    onSack: "#241800",
    sackEdge: "#7A5A14",
    coinEdge: "#7A5A14",
    lootName: "#5A420E",
    lootNameClosed: "#5A420E",
    furniture: "#A9C1D8",
    furnitureClosed: "#A9C1D8",
    floor: "#E3ECF4",
    door: "#5D82A6",
    doorClosed: "#5D82A6",
    trace: "#A3231A",
    diamond: BLANK,
    diamondOpen: "#F0D798",
    start: "#FFC65A",
    graphite: BLACK,
    graphiteSoft: "#555555",
    lead: 0.06,
    edge: "#171B1F",
    tick: "#7A5A14",
  },
  "low-ink": {
    style: "low-ink",
    ground: BLANK,
    lit: BLANK,
    grid: "none",
    wall: BLACK,
    text: BLACK,
    second: CAPTION,
    closed: BLACK,
    frame: BLANK,
    sack: BLANK,
    sackClosed: BLANK,
    onSack: BLACK,
    sackEdge: BLACK,
    coinEdge: BLACK,
    lootName: BLACK,
    lootNameClosed: BLACK,
    furniture: "#B9B9B9",
    furnitureClosed: "#B9B9B9",
    floor: BLANK,
    door: "#777777",
    doorClosed: "#777777",
    trace: BLACK,
    diamond: BLANK,
    diamondOpen: BLANK,
    start: BLANK,
    graphite: BLACK,
    graphiteSoft: "#555555",
    lead: 0.06,
    edge: BLACK,
    tick: BLACK,
  },
};

export function sheetInk(style: Style): SheetInk {
  return SHEET_INKS[style];
}

export function planInk(style: Style): PlanInk {
  return PLAN_INKS[style];
}
