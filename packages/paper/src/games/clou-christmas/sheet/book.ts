import type { Campaign } from "@safehouse/games/clou-christmas/board";
import type { Library } from "@safehouse/games/clou/paper";
import type { Bench } from "../../clou/sheet/desk.ts";
import { addSpot } from "../../../canvas.ts";
import { type Area, writeCross } from "../../../pencil.ts";
import { rect, text } from "../../../shapes.ts";
import { wrapText } from "../../../text-width.ts";
import type { CampaignNames } from "../names.ts";

/** All that the parts of the campaign sheet need. Marks are those in the cells of experience and tools. */
export interface Book extends Bench {
  readonly names: CampaignNames;
  /** The game's own name. */
  readonly title: string;
  readonly library: Library;
  /** Null for a blank sheet. */
  readonly campaign: Campaign | null;
}

/** Draws a part from its upper left corner and says how high it came out. */
export type Part = (book: Book, x: number, y: number, width: number) => number;

/** A box to be crossed. */
export function crossBox(book: Book, id: string, label: string, x: number, y: number, isCrossed: boolean): void {
  const { canvas, size } = book;
  const { ink } = canvas;
  const area: Area = { x, y, width: size.box, height: size.box };
  canvas.printed.push(
    rect(x, y, size.box, size.box, { rx: 4, fill: ink.field, stroke: ink.second, "stroke-width": ink.outline }),
  );
  addSpot(canvas, { id, kind: "box", ...area, label });
  if (isCrossed) writeCross(canvas, id, { x: x + 6, y: y + 6, width: size.box - 12, height: size.box - 12 });
}

/** Words from the left, line under line. Returns the height. */
export function write(
  { canvas }: Book,
  words: string,
  x: number,
  y: number,
  width: number,
  size = 12,
  colour = canvas.ink.ink,
): number {
  const lines = wrapText(words, size, "text", width);
  lines.forEach((line, i) => {
    canvas.printed.push(text(line, x, y + size * 0.92 + i * size * 1.25, { size, face: "text", colour }));
  });
  return lines.length * size * 1.25;
}
