import { goldIn, type SafeId, SAFES, TOOLS } from "@safehouse/games/robnrun/paper";
import { found } from "@safehouse/kernel";
import type { CardFormat } from "../../cards.ts";
import type { SvgNode } from "../../drawing.ts";
import { BLACK, BLANK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { glyph, rect } from "../../shapes.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { PRINTED, toolPiece } from "./ink.ts";
import { pieceTile } from "./tiles.ts";

/** As wide as a card and half as high: three lie on a building. */
export const SAFE_CARD: CardFormat = { width: 140, height: 88, millimetres: 58 };

/** A safe: the tools it needs, and its gold. */
export function drawSafe(safe: SafeId, style: PrintStyle): SvgNode[] {
  const tools = found(SAFES[safe]).flatMap((count, tool) => Array<string>(count).fill(found(TOOLS[tool])));
  const isSparing = style === "low-ink";
  const steel = isSparing ? BLACK : PRINTED.steel;
  const size = 22;
  const step = size + 3;
  const left = (140 - tools.length * step + 3) / 2;
  return [
    rect(5, 5, 130, 78, { rx: 6, fill: isSparing ? BLANK : PRINTED.safe, stroke: steel, "stroke-width": 1.6 }),
    rect(9, 9, 122, 70, { rx: 3, fill: "none", stroke: steel, "stroke-width": 0.8 }),
    glyph(ROBNRUN_ICONS.safe, 13, 12, 20, steel),
    ...Array.from({ length: goldIn(safe) }, (_, k) =>
      glyph(ROBNRUN_ICONS.gold, 108 - k * 21, 12, 19, isSparing ? BLACK : PRINTED.gold),
    ),
    ...tools.flatMap((tool, k) => pieceTile(toolPiece(style, tool), left + k * step, 42, size)),
  ];
}
