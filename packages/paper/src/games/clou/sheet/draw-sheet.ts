import type { ThiefSheet, Tool, Tree } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { blankCanvas, finish } from "../../../canvas.ts";
import type { Drawing } from "../../../drawing.ts";
import { SCREEN_SHEET, type SheetInk } from "../../../ink.ts";
import type { SheetMarks } from "../marks.ts";
import type { ClouNames } from "../names.ts";
import type { ClouSheetWords } from "../text/sheet-en.ts";
import type { Portraits } from "../portraits.ts";
import { abilities } from "./bars.ts";
import { drawCircleBoxes } from "./circle-boxes.ts";
import { type Desk, heading, HEADING, PAPER_SIZE, type Part, type SheetSize } from "./desk.ts";
import { escapeTable } from "./escape.ts";
import { drawGrid, gridWidth } from "./grid.ts";
import { head } from "./head.ts";
import { drawPyramid, pyramidWidth } from "./pyramid.ts";
import { bonuses, specials } from "./specials.ts";
import { stars } from "./stars.ts";
import { drawTree } from "./tree.ts";

export interface SheetOptions {
  readonly sheet: ThiefSheet;
  readonly marks: SheetMarks;
  readonly names: ClouNames<ClouSheetWords>;
  /** For paper: a screen has its own. */
  readonly ink?: SheetInk;
  /** One column for phones. Paper is always wide. */
  readonly layout?: "wide" | "tall";
  /** How wide paper is; the screen's layouts have their own width. */
  readonly width?: number;
  /** What to write in the line for the scenario. */
  readonly scenario?: string;
  /** For paper: a screen has its own. */
  readonly portraits?: Portraits;
  /** Left out where everything else needs the room: who plays it is told beside it. */
  readonly hasHead?: boolean;
}

const COMMON = { box: 44, gift: 22, corner: 18, radius: 20, pitch: 52, gap: 11, hints: false };
const SIZES: { readonly [size in "wide" | "tall" | "paper"]: SheetSize } = {
  // As high as a desk of 900 px has room for below the crew, and nothing on it too small.
  wide: { ...COMMON, width: 492, label: 30, labelColumn: 44, columns: 2, pitch: 46, gap: 7 },
  tall: { ...COMMON, width: 366, label: 26, labelColumn: 32, radius: 22, pitch: 60, columns: 1 },
  paper: PAPER_SIZE,
};
/** Symbols at the edge have an outline. */
const PAD = 2;
const BETWEEN = { wide: 3, tall: 5, paper: 10 };

/** A thief sheet: portrait and name, bars, tools, specials, dice bonuses, escape. */
export function drawSheet(options: SheetOptions): Drawing {
  const {
    sheet,
    marks,
    names,
    ink = SCREEN_SHEET,
    layout = "wide",
    width,
    scenario = null,
    portraits = null,
    hasHead = true,
  } = options;
  const { style } = ink;
  const usual = SIZES[style === "screen" ? layout : "paper"];
  const size = style === "screen" || width === undefined ? usual : { ...usual, width: width - 2 * PAD };
  const desk: Desk = { canvas: blankCanvas(ink), sheet, marks, names, size, scenario, portraits };
  const between = BETWEEN[style === "screen" ? layout : "paper"];
  let y = PAD;
  const add = (...columns: readonly Column[]): void => {
    let x = PAD;
    let tallest = 0;
    for (const { part, width } of columns) {
      tallest = Math.max(tallest, part(desk, x, y, width));
      x += width + GUTTER;
    }
    y += tallest + between;
  };
  const full = size.width;
  if (hasHead) add({ part: head, width: full });
  add({ part: abilities, width: full });
  for (const row of rowsOf(desk)) add(...row);
  add({ part: escapeTable, width: full });
  return finish(desk.canvas, size.width + 2 * PAD, y - between + PAD);
}

interface Column {
  readonly part: Part;
  readonly width: number;
}

const GUTTER = 22;

/** Tools, specials, bonuses and stars, beside each other as far as there is room. */
function rowsOf(desk: Desk): Column[][] {
  const { sheet, size } = desk;
  const full = size.width;
  const half = (full - GUTTER) / 2;
  const big = sheet.tools.filter(({ kind }) => kind !== "circle-boxes");
  const flat = sheet.tools.filter(({ kind }) => kind === "circle-boxes");
  const whole = (tool: Tool): Column[] => [{ part: toolPart(tool), width: full }];
  const more = [...(sheet.bonuses.length > 0 ? [bonuses] : []), ...(hasStars(desk) ? [stars] : [])];
  const [next, ...last] = more;
  const isAlone = size.columns === 1 && next === stars;
  const end: Column[][] = isAlone
    ? [specials, ...more].map((part) => [{ part, width: full }])
    : [
        [{ part: specials, width: half }, ...(next === undefined ? [] : [{ part: next, width: half }])],
        ...last.map((part) => [{ part, width: full }]),
      ];
  if (size.columns === 1) return [...flat.map(whole), ...big.map(whole), ...end];
  const third = big[2];
  if (third === undefined || size.columns === 3) return [beside(desk, big), ...flat.map(whole), ...end];
  const wide = toolWidth(desk, third) + 20;
  const stacked: Part = (each, x, y, width) =>
    [specials, ...more].reduce((high, part) => high + part(each, x, y + high, width) + 14, 0) - 14;
  return [beside(desk, big.slice(0, 2)), [{ part: toolPart(third), width: wide }, { part: stacked, width: full - GUTTER - wide }], ...flat.map(whole)]; // oxfmt-ignore
}

function hasStars({ sheet }: Desk): boolean {
  return (sheet.stars ?? []).length > 0;
}

/** A tree takes what the others leave. */
function beside(desk: Desk, tools: readonly Tool[]): Column[] {
  const free = desk.size.width - GUTTER * (tools.length - 1);
  const natural = tools.map((tool) => toolWidth(desk, tool));
  const used = natural.reduce((sum, width) => sum + width, 0);
  const stretching = tools.some(({ kind }) => kind === "tree")
    ? tools.map(({ kind }) => (kind === "tree" ? 1 : 0))
    : tools.map(() => 1);
  const share = (free - used) / stretching.reduce<number>((sum, n) => sum + n, 0);
  return tools.map((tool, i) => ({ part: toolPart(tool), width: found(natural[i]) + share * found(stretching[i]) }));
}

function toolWidth(desk: Desk, tool: Tool): number {
  switch (tool.kind) {
    case "grid":
      return gridWidth(desk.size);
    case "pyramid":
      return pyramidWidth(desk, tool);
    case "tree":
      return tool.columns.length * 2 * desk.size.radius + 24;
    case "circle-boxes":
      return desk.size.width;
  }
}

function toolPart(tool: Tool): Part {
  return (desk, x, y, width) => {
    const { names, size } = desk;
    heading(desk, names.tool(tool.kind), names.words.hint[tool.kind], x, y, width);
    const top = y + HEADING;
    switch (tool.kind) {
      case "grid":
        return HEADING + drawGrid(desk, tool, x, top);
      case "tree":
        return HEADING + drawTree(desk, tool, x, top, width, treeHeight(size, tool));
      case "pyramid":
        return HEADING + drawPyramid(desk, tool, x + Math.max(0, (width - pyramidWidth(desk, tool)) / 2), top);
      case "circle-boxes":
        return HEADING + drawCircleBoxes(desk, tool, x, top, width);
    }
  };
}

/** As high as its neighbours, or, standing alone, as it needs. */
function treeHeight({ radius, pitch, columns }: SheetSize, tool: Tree): number {
  const rows = Math.max(...tool.columns.map((column) => column.length));
  const usual = 2 * pitch + 2 * radius + 40;
  return columns === 1 ? Math.min(usual, 2 * radius + (rows - 1) * (2 * radius + 38) + 12) : usual;
}
