import { BLACK, BLANK, CAPTION, PALE, type PlanInk, SCREEN_SHEET, type SheetInk, type Style } from "../ink.ts";
import { SCREEN_PLAN } from "../games/clou/plan/ink.ts";

/** Inks for whatever a drawing is made. */
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
  screen: SCREEN_PLAN,
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
