import { found } from "@safehouse/kernel";
import type { SvgNode } from "./drawing.ts";
import type { IconName } from "./icons.ts";
import { type Style, type TileInk, tileInk } from "./ink.ts";
import { icon, path, rect, text, tidy } from "./shapes.ts";

export interface TileLook {
  readonly style: Style;
  readonly edge: string;
  readonly edgeWidth?: number;
  readonly opacity?: number;
}

/** What stands on a tile: one or two icons (either of them), or words such as ±2. */
export interface TileFace {
  readonly symbols: readonly { readonly ground: string; readonly icon: IconName | null }[];
  readonly words?: string;
}

/** A symbol: always a glyph on a ground, so that no meaning rests on colour alone. Two symbols split the tile from corner to corner. */
export function tile(face: TileFace, x: number, y: number, size: number, look: TileLook): SvgNode {
  const { style, edge, edgeWidth = 1.5, opacity = 1 } = look;
  const radius = tidy(size * 0.2);
  const inked = face.symbols.map(({ ground, icon: name }) => ({ icon: name, ink: tileInk(style, ground) }));
  const [first, second] = [found(inked[0]), inked[1]];
  const children: SvgNode[] = [rect(x, y, size, size, { rx: radius, fill: first.ink.ground })];
  if (face.symbols.length > 2) {
    children.push(...stripes(inked, x, y, size));
  } else if (second !== undefined) {
    children.push(lowerHalf(x, y, size, radius, second.ink.ground));
    const split = { stroke: edge, "stroke-width": 1 };
    children.push(path(`M${tidy(x + size - 1)} ${tidy(y + 1)}L${tidy(x + 1)} ${tidy(y + size - 1)}`, split));
    const small = size * 0.46;
    if (first.icon)
      children.push(icon(first.icon, x + size * 0.06, y + size * 0.06, small, first.ink.glyph, style === "low-ink"));
    if (second.icon)
      children.push(icon(second.icon, x + size * 0.48, y + size * 0.48, small, second.ink.glyph, style === "low-ink"));
  } else if (first.icon !== null) {
    children.push(
      icon(first.icon, x + size * 0.13, y + size * 0.13, size * 0.74, first.ink.glyph, style === "low-ink"),
    );
  }
  if (face.words !== undefined) {
    // The smallest tiles on a screen must still be read.
    const share = style === "screen" ? 0.64 : 0.52;
    const letters = { size: size * share, face: "bold", colour: first.ink.glyph, anchor: "middle" } as const;
    children.push(text(face.words, x + size / 2, y + size * (0.5 + share * 0.365), letters));
  }
  children.push(rect(x, y, size, size, { rx: radius, fill: "none", stroke: edge, "stroke-width": edgeWidth }));
  return { tag: "g", attrs: opacity === 1 ? {} : { opacity }, children };
}

/** More than two to choose from stand side by side. */
function stripes(
  symbols: readonly { readonly icon: IconName | null; readonly ink: TileInk }[],
  x: number,
  y: number,
  size: number,
): SvgNode[] {
  const width = size / symbols.length;
  return symbols.flatMap((symbol, i) => {
    const left = x + i * width;
    const ground = rect(left, y + size * 0.1, width, size * 0.8, { fill: symbol.ink.ground });
    return symbol.icon === null
      ? [ground]
      : [ground, icon(symbol.icon, left + width * 0.05, y + (size - width) / 2, width * 0.9, symbol.ink.glyph)];
  });
}

function lowerHalf(x: number, y: number, size: number, radius: number, fill: string): SvgNode {
  const [right, bottom] = [tidy(x + size), tidy(y + size)];
  const bend = tidy(radius * 0.29);
  return path(
    `M${tidy(right - bend)} ${tidy(y + bend)}A${radius} ${radius} 0 0 1 ${right} ${tidy(y + radius)}V${tidy(bottom - radius)}` +
      `A${radius} ${radius} 0 0 1 ${tidy(right - radius)} ${bottom}H${tidy(x + radius)}` +
      `A${radius} ${radius} 0 0 1 ${tidy(x + bend)} ${tidy(bottom - bend)}Z`,
    { fill },
  );
}
