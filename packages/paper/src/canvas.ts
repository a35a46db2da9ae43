import type { Drawing, Spot, SvgNode } from "./drawing.ts";
import type { Style } from "./ink.ts";
import { tidy } from "./shapes.ts";

/** Where a drawing grows: what is printed, what is written over it in pencil, and where things lie. */
export interface Canvas<Ink extends { readonly style: Style }> {
  readonly ink: Ink;
  readonly printed: SvgNode[];
  readonly pencil: SvgNode[];
  readonly spots: Spot[];
}

export function blankCanvas<Ink extends { readonly style: Style }>(ink: Ink): Canvas<Ink> {
  return { ink, printed: [], pencil: [], spots: [] };
}

export function addSpot(canvas: Pick<Canvas<never>, "spots">, { x, y, width, height, ...rest }: Spot): void {
  canvas.spots.push({ ...rest, x: tidy(x), y: tidy(y), width: tidy(width), height: tidy(height) });
}

/** The pencil lies over everything, as one layer that the screen can give a grain. */
export function finish<Ink extends { readonly style: Style }>(
  { ink, printed, pencil, spots }: Canvas<Ink>,
  width: number,
  height: number,
): Drawing {
  const layer: SvgNode = { tag: "g", attrs: ink.style === "screen" ? { class: "pencil" } : {}, children: pencil };
  return {
    width: tidy(width),
    height: tidy(height),
    nodes: pencil.length === 0 ? printed : [...printed, layer],
    spots,
  };
}
