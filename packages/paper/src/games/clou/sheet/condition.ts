import { readCondition } from "@safehouse/games/clou/paper";
import type { SvgNode } from "../../../drawing.ts";
import type { IconName } from "../../../icons.ts";
import { icon, rect, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import type { Bench } from "./desk.ts";

const SIGNS: { readonly [sign: string]: IconName } = { "=": "eq", "≠": "ne", "<": "lt", ">": "gt" };

/** A sign between two boxes. */
export function sign(desk: Bench, comparison: string, cx: number, cy: number, size: number): SvgNode {
  return icon(SIGNS[comparison] ?? "eq", cx - size / 2, cy - size / 2, size, desk.canvas.ink.ink);
}

/** What a box asks of its number, on its upper edge like a legend: `<3`, `even`. */
export function legend(desk: Bench, word: string, cx: number, y: number): void {
  const { canvas } = desk;
  const { ink, printed } = canvas;
  const most = desk.size.box - 6;
  const width = Math.min(most, conditionWidth(desk, word));
  printed.push(rect(cx - width / 2 - 2, y - 7, width + 4, 14, { fill: ink.paper }));
  printed.push(...condition(desk, word, cx - width / 2, y + 4.5, most));
}

/** Words are longer than signs; on a small phone a unit is less than a pixel. */
function sizeOf({ canvas }: Bench, word: string): number {
  const size = /^\p{L}/u.test(word) ? 11.5 : 12.5;
  return canvas.ink.style === "screen" ? size + 1 : size;
}

/** Words from the left, no wider than `most`; the sign that the font has not got is drawn. */
export function condition(desk: Bench, word: string, x: number, baseline: number, most: number): SvgNode[] {
  const size = sizeOf(desk, word);
  const style = {
    size,
    face: "bold",
    colour: desk.canvas.ink.ink,
    ...(conditionWidth(desk, word) > most && { squeezed: most }),
  } as const;
  if (!word.startsWith("≠")) return [text(wordsOf(desk, word), x, baseline, style)];
  return [
    icon("ne", x, baseline - size * 0.78, size * 0.85, style.colour),
    text(word.slice(1), x + size * 0.9, baseline, style),
  ];
}

function conditionWidth(desk: Bench, word: string): number {
  const size = sizeOf(desk, word);
  const signs = word.startsWith("≠") ? size * 0.9 : 0;
  return signs + textWidth(wordsOf(desk, word).replace("≠", ""), size, "bold");
}

function wordsOf(desk: Bench, word: string): string {
  const op = readCondition(word)?.op;
  return op === "even" || op === "odd" ? desk.names.words[op] : word;
}
