import type { ThiefSheet } from "@safehouse/games/clou/paper";
import { addSpot, type Canvas } from "../../../canvas.ts";
import type { SheetInk } from "../../../ink.ts";
import { type Area, writeCross, writeNumber } from "../../../pencil.ts";
import { circle, line, path, polyline, rect, text, tidy } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import type { SheetMarks } from "../marks.ts";
import type { ClouNames } from "../names.ts";
import type { ClouSheetWords } from "../text/sheet-en.ts";
import type { Portraits } from "../portraits.ts";

/** The measures of a sheet; a unit is a pixel of the screen, and on paper a quarter of a millimetre and a bit. */
export interface SheetSize {
  readonly width: number;
  readonly box: number;
  /** The tile before an ability bar, and how far the boxes stand from the margin. */
  readonly label: number;
  readonly labelColumn: number;
  readonly gift: number;
  /** A gift at the corner of a circle or box. */
  readonly corner: number;
  readonly radius: number;
  readonly pitch: number;
  readonly gap: number;
  readonly hints: boolean;
  readonly columns: 1 | 2 | 3;
}

/** The measures of everything on paper that is written into. */
export const PAPER_SIZE: SheetSize = {
  width: 690,
  box: 44,
  label: 34,
  labelColumn: 58,
  gift: 25,
  corner: 20,
  radius: 21,
  pitch: 52,
  gap: 8,
  hints: true,
  columns: 3,
};

/** All that the parts of a sheet need. */
export interface Desk {
  readonly canvas: Canvas<SheetInk>;
  readonly sheet: ThiefSheet;
  readonly marks: SheetMarks;
  readonly names: ClouNames<ClouSheetWords>;
  readonly size: SheetSize;
  /** The plan's name, written on the sheet of a match. */
  readonly scenario: string | null;
  /** By thief. On a screen they stay names: its pictures are those of the cover. */
  readonly portraits: Portraits | null;
}

/** What single cells and lines need: a sheet that is no thief's has no more. */
export type Bench = Omit<Desk, "sheet" | "scenario" | "portraits">;

/** Draws a part from its upper left corner and says how high it came out. */
export type Part = (desk: Desk, x: number, y: number, width: number) => number;

export const HEADING = 20;

export function heading(desk: Bench, title: string, hint: string, x: number, y: number, width: number): void {
  const { canvas, size } = desk;
  const { ink, printed } = canvas;
  const letters = title.toUpperCase();
  const spacing = 0.96;
  printed.push(text(letters, x, y + 11, { size: 12, face: "bold", colour: ink.heading, spacing }));
  let end = x + textWidth(letters, 12, "bold") + letters.length * spacing + 8;
  const hintWidth = textWidth(hint, 12, "text") + 8;
  if (size.hints && end + hintWidth <= x + width) {
    printed.push(text(hint, end, y + 11, { size: 12, face: "text", colour: ink.second }));
    end += hintWidth;
  }
  if (end < x + width - 12) {
    printed.push(line([[end, y + 7], [x + width, y + 7]], ink.hairline, 1)); // oxfmt-ignore
  }
}

/** A box to write a number into, which leaves some of it free. */
export function box(desk: Desk, id: string, x: number, y: number, free = { above: 0, right: 0 }): void {
  const { canvas, marks, size } = desk;
  const area = { x, y, width: size.box, height: size.box };
  const mark = marks[id];
  canvas.printed.push(
    rect(x, y, size.box, size.box, {
      rx: 4,
      fill: canvas.ink.field,
      stroke: canvas.ink.second,
      "stroke-width": canvas.ink.outline,
    }),
  );
  addSpot(canvas, { id, kind: "box", ...area, label: desk.names.place(id) });
  if (mark?.number === undefined) return;
  const room = { x, y: y + free.above, width: size.box - free.right, height: size.box - free.above };
  writeNumber(canvas, id, mark.number, room, mark.soft);
}

/** A circle with a number to cross. */
export function numberCircle(desk: Bench, id: string, number: number, cx: number, cy: number): void {
  const { canvas, marks, size } = desk;
  const { ink, printed } = canvas;
  const { radius } = size;
  const mark = marks[id];
  const isDone = mark?.crossed === true && ink.style === "screen";
  printed.push(
    circle(cx, cy, radius, { fill: ink.field, stroke: isDone ? ink.print : ink.second, "stroke-width": ink.outline }),
    text(String(number), cx, cy + radius * 0.36, {
      size: radius * 0.95,
      face: "bold",
      colour: isDone ? ink.print : ink.ink,
      anchor: "middle",
    }),
  );
  const area = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
  addSpot(canvas, { id, kind: "circle", ...area, label: desk.names.place(id) });
  if (mark?.crossed) writeCross(canvas, id, inset(area, radius * 0.2), mark.soft);
}

/** What a cell or line gives, side by side. `owner` is the cell's or the line's own id. */
export function gifts(
  desk: Bench,
  owner: string,
  words: readonly string[],
  x: number,
  y: number,
  size: number,
  used = false,
): number {
  const { canvas } = desk;
  const step = size + 3;
  words.forEach((word, i) => {
    const look = {
      style: canvas.ink.style,
      edge: canvas.ink.edge,
      opacity: used && canvas.ink.style === "screen" ? 0.42 : 1,
    };
    canvas.printed.push(tile(giftFace(word), x + i * step, y, size, look));
  });
  const width = giftsWidth(words, size);
  if (words.length > 0) {
    const label = words.map(desk.names.symbol).join(", ");
    addSpot(canvas, { id: `gives:${owner}`, kind: "gift", x, y, width, height: size, label });
  }
  return width;
}

export function giftsWidth(words: readonly string[], size: number): number {
  return words.length === 0 ? 0 : words.length * (size + 3) - 3;
}

/** A line with a head: what a row of circles leads to. */
export function arrow(desk: Bench, x: number, y: number, length: number): void {
  const { ink, printed } = desk.canvas;
  const tip = x + length;
  printed.push(
    line([[x, y], [tip - 6, y]], ink.print, 1.5), // oxfmt-ignore
    path(`${polyline([[tip - 7, y - 4.5], [tip, y], [tip - 7, y + 4.5]])}Z`, { fill: ink.print }), // oxfmt-ignore
  );
}

export function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: tidy(x + by), y: tidy(y + by), width: width - 2 * by, height: height - 2 * by };
}

/** Whether all of these cells are crossed or filled: what they gave is spent. */
export function isSpent(desk: Bench, cells: readonly string[]): boolean {
  return cells.every((cell) => desk.marks[cell] !== undefined && desk.marks[cell].soft !== true);
}
