import type { Drawing, SvgNode } from "./drawing.ts";
import { CAPTION, PALE } from "./ink.ts";
import { line, text, tidy } from "./shapes.ts";
import { textWidth } from "./text-width.ts";

/** Sheets of paper, in units: ninety-six to the inch. */
export const PAPER_SIZES = ["a4", "letter"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const MILLIMETRE = 96 / 25.4;

export const SHEETS: {
  readonly [size in PaperSize]: { readonly width: number; readonly height: number; readonly name: string };
} = {
  a4: { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE, name: "A4" },
  letter: { width: 8.5 * 96, height: 11 * 96, name: "Letter" },
};

/** What every printer can reach. */
export const MARGIN = { side: 12.5 * MILLIMETRE, top: 10 * MILLIMETRE, bottom: 9 * MILLIMETRE };
const FOOTER = 24;

/** The part of a page that is drawn on. */
export function pageRoom(size: PaperSize): { readonly width: number; readonly height: number } {
  const { width, height } = SHEETS[size];
  return { width: width - 2 * MARGIN.side, height: height - MARGIN.top - MARGIN.bottom - FOOTER };
}

/** A drawing set down on a page. */
export interface Placed {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A whole page: drawings, and under them what it is and a gauge that shows whether it was printed at full size. */
export function composePage(size: PaperSize, placed: readonly Placed[], caption: string, colour = CAPTION): Drawing {
  const { width, height, name } = SHEETS[size];
  const y = height - MARGIN.bottom - FOOTER + 8;
  const right = width - MARGIN.side;
  const length = 20 * MILLIMETRE;
  const words = "20 mm";
  const small = { size: 11, face: "text", colour } as const;
  const end = right - textWidth(words, 11, "text") - 8;
  const gauge: [number, number][] = [[end - length, y + 8], [end - length, y + 13], [end, y + 13], [end, y + 8]]; // oxfmt-ignore
  const nodes: SvgNode[] = [
    ...placed.map(put),
    line([[MARGIN.side, y], [right, y]], PALE, 0.8), // oxfmt-ignore
    text(`${caption} · ${name}`, MARGIN.side, y + 15, small),
    line(gauge, colour, 1),
    text(words, right, y + 15, { ...small, anchor: "end" }),
  ];
  return { width: tidy(width), height: tidy(height), nodes, spots: [] };
}

function put({ drawing, x, y, scale }: Placed): SvgNode {
  return {
    tag: "g",
    attrs: { transform: `translate(${tidy(x)} ${tidy(y)}) scale(${Math.round(scale * 10000) / 10000})` },
    children: drawing.nodes,
  };
}
