import type { SpecialRule } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import type { IconName } from "../../../icons.ts";
import { writeCross } from "../../../pencil.ts";
import { icon, rect, text } from "../../../shapes.ts";
import { textWidth, wrapText } from "../../../text-width.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import type { Survey } from "./survey.ts";

type Concert = Extract<SpecialRule, { readonly rule: "concert" }>;
type Passage = Concert["steps"][number]["passage"];

const ICON: { readonly [passage in Passage]: IconName } = {
  interval: "curtain",
  instrumental: "note",
  quiet: "mute",
  loud: "sound",
};
const PER_ROW = 4;
const GAP = 6;

/** The programme to be crossed step by step, and the rule of a round for each kind of passage. Returns the height. */
export function drawConcert(survey: Survey, concert: Concert, x: number, y: number, width: number): number {
  const { canvas, names, label } = survey;
  const { ink, printed } = canvas;
  const { passages } = names.words;
  let at = y + label * 1.28;
  printed.push(text(names.thing(concert.id), x, at, { size: label * 1.1, face: "display", colour: ink.text }));
  at += write(survey, passages.steps, x, at, width) + label * 0.5;
  at += drawSteps(survey, concert, x, at, width) + label * 0.4;
  const rules: readonly (readonly [Passage, string])[] = [
    ["interval", passages.interval(names.thing(concert.room))],
    ["instrumental", passages.instrumental],
    ["quiet", passages.quiet],
    ["loud", passages.loud],
  ];
  for (const [passage, rule] of rules) {
    const size = label * 1.3;
    printed.push(icon(ICON[passage], x, at + label * 0.2, size, ink.text));
    at += write(survey, rule, x + size + 7, at, width - size - 7) + label * 0.35;
  }
  return at - y;
}

function write({ canvas, label }: Survey, words: string, x: number, y: number, width: number): number {
  const step = label * 1.22;
  const lines = wrapText(words, label, "text", width);
  lines.forEach((line, i) => {
    canvas.printed.push(text(line, x, y + (i + 1) * step, { size: label, face: "text", colour: canvas.ink.second }));
  });
  return lines.length * step;
}

/** The round before the first step stands first: nobody crosses it. */
function drawSteps(survey: Survey, { id, steps }: Concert, x: number, y: number, width: number): number {
  const { canvas, marks, label, names } = survey;
  const { ink, printed } = canvas;
  const cell = (width - (PER_ROW - 1) * GAP) / PER_ROW;
  const high = label * 3.1;
  const crossed = steps.length - (marks?.left[id] ?? steps.length);
  const box = (k: number): { x: number; y: number; width: number; height: number } => ({
    x: x + (k % PER_ROW) * (cell + GAP),
    y: y + Math.floor(k / PER_ROW) * (high + GAP),
    width: cell,
    height: high,
  });
  const frame = (k: number, isPrinted: boolean): void => {
    const { x: left, y: top } = box(k);
    const dash = isPrinted ? {} : { "stroke-dasharray": "4 3" };
    printed.push(
      rect(left, top, cell, high, { rx: 4, fill: "none", stroke: ink.second, "stroke-width": 1.6, ...dash }),
    );
  };
  const glyph = label * 1.5;
  const first = box(0);
  frame(0, false);
  printed.push(
    icon("curtain", first.x + (cell - glyph) / 2, first.y + label * 0.3, glyph, ink.second),
    text(names.words.passages.first, first.x + cell / 2, first.y + high - label * 0.45, {
      size: label,
      face: "text",
      colour: ink.second,
      anchor: "middle",
      ...(textWidth(names.words.passages.first, label, "text") > cell - 6 && { squeezed: cell - 6 }),
    }),
  );
  steps.forEach((step, i) => {
    const { x: left, y: top } = box(i + 1);
    frame(i + 1, true);
    const gives = step.passage === "loud" ? step.gives : [];
    const over = gives.length > 0 ? label * 0.18 : (high - glyph) / 2;
    printed.push(icon(ICON[step.passage], left + (cell - glyph) / 2, top + over, glyph, ink.text));
    const size = Math.min(label * 1.3, (cell - 8) / 2);
    gives.forEach((word, k) => {
      const at = left + cell / 2 + (k - 1) * (size + 3) + 1.5;
      printed.push(tile(giftFace(word), at, top + high - size - 3, size, { style: ink.style, edge: ink.edge }));
    });
    const inner = Math.min(cell, high) * 0.72;
    if (i < crossed) {
      const area = { x: left + (cell - inner) / 2, y: top + (high - inner) / 2, width: inner, height: inner };
      writeCross(canvas, `${id}/${i}`, area);
    }
  });
  const rows = Math.ceil((steps.length + 1) / PER_ROW);
  const height = rows * (high + GAP) - GAP;
  addSpot(canvas, { id, kind: "bar", x, y, width, height, label: names.thing(id) });
  return height;
}
