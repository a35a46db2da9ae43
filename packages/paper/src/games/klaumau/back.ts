import type { SvgNode } from "../../drawing.ts";
import { BLACK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { circle, glyph, path, rect, tidy } from "../../shapes.ts";
import { KLAUMAU_ICONS } from "./icons.ts";
import { backInk, WALLPAPER } from "./ink.ts";

/** The back of a card: keyhole wallpaper around a crook. Where ink is spared the red half is known by its second rim. */
export function drawBack(style: PrintStyle, half: "black" | "red"): SvgNode[] {
  const { ground, print, edge } = backInk(style, half);
  const isSparing = style === "low-ink";
  const line = isSparing ? BLACK : WALLPAPER;
  const rim = (inset: number): SvgNode =>
    rect(inset, inset, 100 - 2 * inset, 140 - 2 * inset, { rx: 3.5, fill: "none", stroke: line, "stroke-width": 1.2 });
  return [
    rect(4, 4, 92, 132, { rx: 6.5, fill: ground, stroke: edge, "stroke-width": 1 }),
    ...(isSparing ? [] : [path(wallpaper(), { fill: line })]),
    rim(9),
    ...(isSparing && half === "red" ? [rim(12)] : []),
    circle(50, 70, 17, { fill: ground, stroke: print, "stroke-width": 1.5 }),
    glyph(KLAUMAU_ICONS.crook, 38, 58, 24, print),
  ];
}

/** One path of many keyholes: a page of backs would otherwise hold hundreds of drawings. */
function wallpaper(): string {
  let d = "";
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [tidy(19.4 + column * 15.3), tidy(20 + row * 16.4)];
      d += `M${x} ${y - 3.4}a2.4 2.4 0 0 1 1.2 4.400l1.200 4.200h-4.800l1.200-4.200a2.400 2.400 0 0 1 1.200-4.400z`;
    }
  }
  return d;
}
