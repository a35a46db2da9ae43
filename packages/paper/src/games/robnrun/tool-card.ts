import type { SvgNode } from "../../drawing.ts";
import { BLACK, BLANK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { circle, glyph, path, rect, text, tidy } from "../../shapes.ts";
import { textWidth } from "../../text-width.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { DARK, type Icon, PRINTED, toolPiece } from "./ink.ts";

/** A tool card in 100 by 140: the tool twice, and its name on the paper below. */
export function drawTool(tool: string, name: string, style: PrintStyle): SvgNode[] {
  const { ground, glyph: colour, icon } = toolPiece(style, tool);
  const hasEdge = style === "low-ink" || tool === "bag";
  const wide = textWidth(name, 15, "display");
  return [
    rect(5, 5, 90, 102, { rx: 6, fill: ground, ...(hasEdge && { stroke: DARK, "stroke-width": 1.5 }) }),
    glyph(ROBNRUN_ICONS[icon], 22, 32, 56, colour),
    glyph(ROBNRUN_ICONS[icon], 10, 10, 19, colour),
    text(name, 50, 127, { size: Math.min(15, (15 * 80) / wide), face: "display", colour: DARK, anchor: "middle" }),
  ];
}

/** The back of a card of any size: slanting stripes around what the card is about. */
export function drawBack(icon: Icon, style: PrintStyle, width: number, height: number): SvgNode[] {
  const isSparing = style === "low-ink";
  const [ground, print] = isSparing ? [BLANK, BLACK] : [PRINTED.back, PRINTED.backPrint];
  const inset = width * 0.04;
  const r = Math.min(width, height) * 0.22;
  const edge = { stroke: isSparing ? BLACK : "none", "stroke-width": 1 };
  return [
    rect(inset, inset, width - 2 * inset, height - 2 * inset, { rx: inset * 1.6, fill: ground, ...edge }),
    ...(isSparing
      ? []
      : [path(stripes(width, height, inset), { stroke: PRINTED.backStripes, "stroke-width": 1.4, fill: "none" })]),
    circle(width / 2, height / 2, r, { fill: ground, stroke: print, "stroke-width": 1.5 }),
    glyph(ROBNRUN_ICONS[icon], width / 2 - r * 0.68, height / 2 - r * 0.68, r * 1.36, print),
  ];
}

/** Lines of one slant that end at the edge of the ground. */
function stripes(width: number, height: number, inset: number): string {
  const slant = 0.49;
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset];
  const rise = (bottom - top) * slant;
  let d = "";
  for (let x = left - rise + 6; x < right; x += 9) {
    // From (x, bottom) up to (x + rise, top), cut at the sides.
    const low = Math.max(x, left);
    const high = Math.min(x + rise, right);
    d += `M${tidy(low)} ${tidy(bottom - (low - x) / slant)}L${tidy(high)} ${tidy(bottom - (high - x) / slant)}`;
  }
  return d;
}
