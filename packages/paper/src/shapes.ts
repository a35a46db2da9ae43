import { found } from "@safehouse/kernel";
import type { SvgNode } from "./drawing.ts";
import type { IconName, IconShape } from "./icons.ts";
import { PENCIL, type PencilMark } from "./strokes.ts";
import type { Face } from "./text-width.ts";

type Attrs = SvgNode["attrs"];

/** Two digits are a hundredth of a pixel: nobody sees more, and the files stay small and the same everywhere. */
export function tidy(number: number): number {
  return Math.round(number * 100) / 100;
}

export function rect(x: number, y: number, width: number, height: number, attrs: Attrs): SvgNode {
  return { tag: "rect", attrs: { x: tidy(x), y: tidy(y), width: tidy(width), height: tidy(height), ...attrs } };
}

export function circle(cx: number, cy: number, r: number, attrs: Attrs): SvgNode {
  return { tag: "circle", attrs: { cx: tidy(cx), cy: tidy(cy), r: tidy(r), ...attrs } };
}

export function path(d: string, attrs: Attrs): SvgNode {
  return { tag: "path", attrs: { d, ...attrs } };
}

export function line(points: readonly (readonly [number, number])[], colour: string, width: number): SvgNode {
  return path(polyline(points), { fill: "none", stroke: colour, "stroke-width": width });
}

export function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${tidy(x)} ${tidy(y)}`).join("");
}

const FAMILIES: { readonly [face in Face]: string } = {
  text: "Archivo Variable, Archivo, Helvetica Neue, Arial, sans-serif",
  bold: "Archivo Variable, Archivo, Helvetica Neue, Arial, sans-serif",
  display: "Besley Variable, Besley, Rockwell, Georgia, serif",
  hand: "Kalam, Bradley Hand, Segoe Print, cursive",
};
const WEIGHTS: { readonly [face in Face]: number } = { text: 500, bold: 700, display: 800, hand: 400 };

export interface TextStyle {
  readonly size: number;
  readonly face: Face;
  readonly colour: string;
  readonly anchor?: "start" | "middle" | "end";
  /** Extra space between letters, for small capitals. */
  readonly spacing?: number;
  /** Dense labels are set narrower to come out this wide. */
  readonly squeezed?: number;
}

export function text(words: string, x: number, y: number, style: TextStyle): SvgNode {
  const { size, face, colour, anchor = "start", spacing = 0, squeezed } = style;
  return {
    tag: "text",
    attrs: {
      x: tidy(x),
      y: tidy(y),
      "font-family": FAMILIES[face],
      "font-weight": WEIGHTS[face],
      "font-size": tidy(size),
      fill: colour,
      ...(anchor !== "start" && { "text-anchor": anchor }),
      ...(spacing !== 0 && { "letter-spacing": tidy(spacing) }),
      ...(squeezed !== undefined && { textLength: tidy(squeezed), lengthAdjust: "spacingAndGlyphs" }),
    },
    children: [words],
  };
}

/**
 * An icon in a square of `size` whose upper left corner is given. Where ink is spared, dice are outlined. It stays a name until somebody
 * draws it: a screen has its shapes already.
 */
export function icon(name: IconName, x: number, y: number, size: number, colour: string, isSparing = false): SvgNode {
  const die = isSparing ? /^die-(\d|any)$/.exec(name) : null;
  const shapes = die === null ? [{ tag: "icon", attrs: { name, colour } }] : outlinedDie(found(die[1]), colour);
  return placed(shapes, x, y, size);
}

/** The same for an icon that a game has of its own. */
export function glyph(shapes: readonly IconShape[], x: number, y: number, size: number, colour: string): SvgNode {
  return placed(shapesOf(shapes, colour), x, y, size);
}

// oxfmt-ignore
/** Where the pips of a face lie on the grid of 24. */
const PIPS: { readonly [face: string]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [[8, 8], [16, 16]],
  3: [[7.5, 7.5], [12, 12], [16.5, 16.5]],
  4: [[8, 8], [16, 8], [8, 16], [16, 16]],
  5: [[7.5, 7.5], [16.5, 7.5], [12, 12], [7.5, 16.5], [16.5, 16.5]],
  6: [[8, 7], [16, 7], [8, 12], [16, 12], [8, 17], [16, 17]],
};

function outlinedDie(face: string, colour: string): SvgNode[] {
  const frame = rect(2.5, 2.5, 19, 19, { rx: 4, fill: "none", stroke: colour, "stroke-width": 1.8 });
  const pips = PIPS[face]?.map(([x, y]) => circle(x, y, 1.8, { fill: colour }));
  return [frame, ...(pips ?? [text("?", 12, 17, { size: 14, face: "bold", colour, anchor: "middle" })])];
}

/** Shapes on the grid of 24, in one colour. */
export function placed(children: readonly SvgNode[], x: number, y: number, size: number): SvgNode {
  return {
    tag: "g",
    attrs: { transform: `translate(${tidy(x)} ${tidy(y)}) scale(${tidy((size * 100) / 24) / 100})` },
    children,
  };
}

export function shapesOf(shapes: readonly IconShape[], colour: string): SvgNode[] {
  return shapes.map(({ d, line, cap, dash }) =>
    line === undefined
      ? path(d, { fill: colour, "fill-rule": "evenodd" })
      : path(d, {
          fill: "none",
          stroke: colour,
          "stroke-width": line,
          ...(cap && { "stroke-linecap": cap, "stroke-linejoin": cap }),
          ...(dash && { "stroke-dasharray": dash }),
        }),
  );
}

/** A pencil stroke in a square of `size`; `soft` is dotted, for what is not settled yet. */
export function pencilStroke(
  mark: PencilMark,
  x: number,
  y: number,
  size: number,
  { colour, width, soft }: { readonly colour: string; readonly width: number; readonly soft: boolean },
): SvgNode {
  const attrs = {
    fill: "none",
    stroke: colour,
    "stroke-width": tidy((width * 24) / size),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...(soft && { "stroke-dasharray": "1.2 2.6" }),
  };
  return placed(
    PENCIL[mark].map((d) => path(d, attrs)),
    x,
    y,
    size,
  );
}
