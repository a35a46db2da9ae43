import type { SvgNode } from "../../drawing.ts";
import { glyph, rect } from "../../shapes.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { DARK, type Piece } from "./ink.ts";

/** A tool or a die: a glyph on its ground, with an edge. */
export function pieceTile({ ground, glyph: colour, icon }: Piece, x: number, y: number, size: number): SvgNode[] {
  return [
    rect(x, y, size, size, { rx: size * 0.2, fill: ground, stroke: DARK, "stroke-width": Math.max(0.8, size * 0.045) }),
    glyph(ROBNRUN_ICONS[icon], x + size * 0.14, y + size * 0.14, size * 0.72, colour),
  ];
}
