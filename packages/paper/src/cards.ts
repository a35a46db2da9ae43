import type { Drawing, SvgNode } from "./drawing.ts";
import { PALE } from "./ink.ts";
import { composePage, MARGIN, MILLIMETRE, pageRoom, type PaperSize, type Placed, SHEETS } from "./page.ts";
import { line } from "./shapes.ts";

/** A card to cut out. Its two sides are drawn in the format's own units. */
export interface PaperCard {
  readonly front: readonly SvgNode[];
  readonly back: readonly SvgNode[];
}

export interface CardFormat {
  readonly width: number;
  readonly height: number;
  /** How wide a card is cut. */
  readonly millimetres: number;
}

/** Three by three of them fit on A4 and on Letter alike. */
export const PLAYING_CARD: CardFormat = { width: 100, height: 140, millimetres: 58 };

export interface CardSheet {
  readonly format: CardFormat;
  readonly size: PaperSize;
  readonly captions: { readonly front: string; readonly back: string };
  /** After every page of faces one of backs, mirrored, for a sheet that is turned over its long edge. */
  readonly hasBacks: boolean;
}

const TICK = 4 * MILLIMETRE;

export function cardPages(cards: readonly PaperCard[], sheet: CardSheet): Drawing[] {
  const grid = gridOf(sheet);
  const { columns, rows } = grid;
  const pages: Drawing[] = [];
  for (let first = 0; first < cards.length; first += columns * rows) {
    const some = cards.slice(first, first + columns * rows);
    pages.push(sidePage(some, grid, sheet, "front"));
    if (sheet.hasBacks) pages.push(sidePage(some, grid, sheet, "back"));
  }
  return pages;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** In the very middle between the sides: turned over, every card finds its back. */
function gridOf({ format, size }: CardSheet): Grid {
  const room = pageRoom(size);
  const width = format.millimetres * MILLIMETRE;
  const scale = width / format.width;
  const height = format.height * scale;
  const columns = Math.floor(room.width / width);
  const rows = Math.floor((room.height - 2 * TICK) / height);
  const left = (SHEETS[size].width - columns * width) / 2;
  const top = MARGIN.top + (room.height - rows * height) / 2;
  return { columns, rows, left, top, width, height, scale };
}

function sidePage(
  cards: readonly PaperCard[],
  { columns, rows, left, top, width, height, scale }: Grid,
  { format, size, captions }: CardSheet,
  side: "front" | "back",
): Drawing {
  const placed = cards.map((card, i): Placed => {
    const column = side === "front" ? i % columns : columns - 1 - (i % columns);
    const drawing: Drawing = { width: format.width, height: format.height, nodes: card[side], spots: [] };
    return { drawing, x: left + column * width, y: top + Math.floor(i / columns) * height, scale };
  });
  const used = Math.ceil(cards.length / columns);
  const right = left + columns * width;
  const bottom = top + used * height;
  const nodes: SvgNode[] = [];
  for (let column = 0; column <= columns; column++) nodes.push(...cut([left + column * width, top], [0, bottom - top], side)); // oxfmt-ignore
  for (let row = 0; row <= Math.min(used, rows); row++) nodes.push(...cut([left, top + row * height], [right - left, 0], side)); // oxfmt-ignore
  const lines: Drawing = { width: SHEETS[size].width, height: SHEETS[size].height, nodes, spots: [] };
  return composePage(size, [...placed, { drawing: lines, x: 0, y: 0, scale: 1 }], captions[side]);
}

/** Where to cut: ticks outside, and between the faces a hairline. Backs have none: they would show where paper has slipped. */
function cut(
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  side: "front" | "back",
): SvgNode[] {
  const [tx, ty] = dx === 0 ? [0, TICK] : [TICK, 0];
  const [endX, endY] = [x + dx, y + dy];
  const ticks = [line([[x - tx, y - ty], [x - tx / 4, y - ty / 4]], PALE, 0.8), line([[endX + tx / 4, endY + ty / 4], [endX + tx, endY + ty]], PALE, 0.8)]; // oxfmt-ignore
  return side === "back" ? ticks : [...ticks, line([[x, y], [endX, endY]], PALE, 0.5)]; // oxfmt-ignore
}
