import type { Campaign } from "@safehouse/games/clou-christmas/board";
import type { Library } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { blankCanvas, finish } from "../../../canvas.ts";
import type { Drawing } from "../../../drawing.ts";
import type { Style } from "../../../ink.ts";
import { sheetInk } from "../../../print/ink.ts";
import { line, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import type { SheetMarks } from "../../clou/marks.ts";
import { PAPER_SIZE } from "../../clou/sheet/desk.ts";
import type { CampaignNames } from "../names.ts";
import { type Book, type Part, write } from "./book.ts";
import { count } from "./count.ts";
import { heists } from "./heists.ts";
import { experience, preparations, tools } from "./improvements.ts";
import { kitty } from "./kitty.ts";
import { prison } from "./prison.ts";
import { steps } from "./steps.ts";
import { traces } from "./traces.ts";

export interface CampaignSheetOptions {
  /** The game's own name. */
  readonly title: string;
  readonly library: Library;
  /** Null for a blank sheet. */
  readonly campaign: Campaign | null;
  /** In the cells of experience and tools. */
  readonly marks: SheetMarks;
  readonly names: CampaignNames;
  readonly style: Style;
  readonly width: number;
  /** What is left of it is put between the parts. */
  readonly height: number;
}

const PAD = 2;
const BETWEEN = 14;
const AIR = 26;
const GUTTER = 26;

/** the half that is written between heists. */
export function drawProgress(options: CampaignSheetOptions): Drawing {
  return drawPage(options, [
    [[head, 1]],
    [[heists, 1]],
    [
      [traces, 0.4],
      [prison, 0.6],
    ],
    [
      [kitty, 0.56],
      [count, 0.44],
    ],
    [[steps, 1]],
  ]);
}

/** the half that is used in heists. */
export function drawImprovements(options: CampaignSheetOptions): Drawing {
  return drawPage(options, [[[shortHead, 1]], [[experience, 1]], [[tools, 1]], [[preparations, 1]]]);
}

/** Rows of parts, each with its share of the width. */
type Rows = readonly (readonly (readonly [part: Part, share: number])[])[];

/** Drawn close first; then with as much air between the rows as the page has to give. */
function drawPage(options: CampaignSheetOptions, rows: Rows): Drawing {
  const close = drawRows(options, rows, BETWEEN);
  const air = Math.max(0, options.height - close.height) / (rows.length - 1);
  return drawRows(options, rows, BETWEEN + Math.min(AIR, air));
}

function drawRows(options: CampaignSheetOptions, rows: Rows, between: number): Drawing {
  const { library, campaign, marks, names, style, width } = options;
  const size = { ...PAPER_SIZE, width: width - 2 * PAD };
  const book: Book = {
    canvas: blankCanvas(sheetInk(style)),
    library,
    campaign,
    marks,
    names,
    size,
    title: options.title,
  };
  let y = PAD;
  for (const row of rows) {
    const free = size.width - (row.length - 1) * GUTTER;
    let x = PAD;
    let tallest = 0;
    for (const [part, share] of row) {
      tallest = Math.max(tallest, part(book, x, y, free * share));
      x += free * share + GUTTER;
    }
    y += tallest + between;
  }
  return finish(book.canvas, width, y - between + PAD);
}

/** The game's name, which half this is, and lines for who plays. */
function head(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, library, title } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  printed.push(
    text(title, x, y + 27, { size: 28, face: "display", colour: ink.ink }),
    text(`${words.progress}: ${words.progressHint}`, x, y + 47, { size: 12.5, face: "text", colour: ink.second }),
  );
  const most = found(library.plans[0]).bars.time.length;
  const from = x + Math.max(430, textWidth(title, 28, "display") + 24);
  const step = (x + width - from) / most;
  printed.push(text(words.crew, from, y + 14, { size: 11, face: "bold", colour: ink.ink }));
  for (let k = 0; k < most; k++) {
    const left = from + k * step;
    printed.push(line([[left, y + 44], [left + step - 10, y + 44]], ink.print, 1)); // oxfmt-ignore
  }
  printed.push(line([[x, y + 56], [x + width, y + 56]], ink.ink, 2.5)); // oxfmt-ignore
  return 58;
}

function shortHead(book: Book, x: number, y: number, width: number): number {
  const { canvas, names } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  printed.push(text(words.improvements, x, y + 27, { size: 28, face: "display", colour: ink.ink }));
  const high = 36 + write(book, words.improvementsHint, x, y + 36, width, 12.5, ink.second);
  printed.push(line([[x, y + high + 6], [x + width, y + high + 6]], ink.ink, 2.5)); // oxfmt-ignore
  return high + 8;
}
