import type { Canvas } from "./canvas.ts";
import type { PencilMark } from "./strokes.ts";
import type { Style } from "./ink.ts";
import { line, pencilStroke } from "./shapes.ts";

interface PencilInk {
  readonly style: Style;
  readonly graphite: string;
  readonly graphiteSoft: string;
  /** How thick a stroke is, for its size. */
  readonly lead: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same cell is always written by the same hand, whoever draws it. */
export function handOf(id: string, hands: number): number {
  let hash = 7;
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) >>> 0;
  return hash % hands;
}

/** Numbers in pencil are drawn, never set in a font. */
export function writeNumber<Ink extends PencilInk>(
  canvas: Canvas<Ink>,
  id: string,
  number: number,
  area: Area,
  soft = false,
): void {
  const digits = [...String(Math.abs(number))];
  const size = Math.min(area.height * 0.84, (area.width / digits.length) * (digits.length === 1 ? 0.84 : 1.12));
  // Digits of a number stand closer than the squares they are drawn in.
  const step = size * 0.62;
  const left = area.x + (area.width - size - step * (digits.length - 1)) / 2;
  const top = area.y + (area.height - size) / 2 + area.height * 0.02;
  if (number < 0) {
    const middle = top + size / 2;
    const { colour, width } = strokeOf(canvas.ink, size, soft);
    canvas.pencil.push(line([[left - step * 0.4, middle], [left + step * 0.2, middle]], colour, width)); // oxfmt-ignore
  }
  digits.forEach((digit, i) => {
    const mark = `${digit}${handOf(`${id}/${i}`, 2) === 0 ? "" : "b"}` as PencilMark;
    canvas.pencil.push(pencilStroke(mark, left + i * step, top, size, strokeOf(canvas.ink, size, soft)));
  });
}

/** A cross over an area, a little beyond its edge. */
export function writeCross<Ink extends PencilInk>(
  canvas: Canvas<Ink>,
  id: string,
  { x, y, width, height }: Area,
  soft = false,
): void {
  const size = Math.max(width, height) * 1.24;
  const mark = `x${1 + handOf(id, 4)}` as PencilMark;
  const left = x + (width - size) / 2;
  const top = y + (height - size) / 2;
  canvas.pencil.push(pencilStroke(mark, left, top, size, strokeOf(canvas.ink, size, soft)));
}

function strokeOf(ink: PencilInk, size: number, soft: boolean): { colour: string; width: number; soft: boolean } {
  return {
    colour: soft ? ink.graphiteSoft : ink.graphite,
    width: Math.max(1.5, size * ink.lead),
    soft,
  };
}
