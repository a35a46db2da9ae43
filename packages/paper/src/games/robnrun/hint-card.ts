import { BARRED_FOR_TWO } from "@safehouse/games/robnrun/paper";
import type { SvgNode } from "../../drawing.ts";
import { BLACK, BLANK, PALE } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { line, path, rect, text } from "../../shapes.ts";
import { textWidth, wrapText } from "../../text-width.ts";
import { DARK, PRINTED } from "./ink.ts";

export interface HintWords {
  readonly name: string;
  /** What the card says; an ellipsis is a blank. */
  readonly card: string;
  readonly crew: string;
  /** What people do where a program would count; empty where the boss knows by himself. */
  readonly how: string;
}

const GAP = "…";

/** A hint card in 100 by 140: an index card with its number, its sentence, and whom it is for. */
export function drawHint(hint: number, { name, card, crew, how }: HintWords, style: PrintStyle): SvgNode[] {
  const isSparing = style === "low-ink";
  const edge = { stroke: DARK, "stroke-width": 1.2 };
  const size = 9.2;
  const step = 12;
  const lines = wrapText(card.replaceAll(GAP, "______"), size, "text", 78);
  const after = 52 + lines.length * step;
  return [
    rect(5, 5, 90, 130, { rx: 6, fill: isSparing ? BLANK : PRINTED.hint, ...edge }),
    path("M5 13V11a6 6 0 0 1 6-6H89a6 6 0 0 1 6 6v2z", { fill: isSparing ? BLANK : PRINTED.hintBand, ...edge }),
    rect(11, 20, 18, 15, { rx: 3, fill: isSparing ? BLANK : DARK, ...edge }),
    text(String(hint), 20, 31.3, {
      size: 11,
      face: "bold",
      colour: isSparing ? BLACK : BLANK,
      anchor: "middle",
    }),
    ...nameLines(name).map(({ words, y, letters }) =>
      text(words, 33, y, { size: letters, face: "display", colour: DARK }),
    ),
    ...lines.map((words, k) => text(words, 11, 52 + k * step, { size, face: "text", colour: DARK })),
    ...wrapText(how, 7.5, "text", 78).map((words, k) =>
      text(words, 11, after + 2 + k * 9.5, { size: 7.5, face: "text", colour: DARK }),
    ),
    ...(BARRED_FOR_TWO.includes(hint)
      ? [
          line([[11, 119], [89, 119]], PALE, 0.8), // oxfmt-ignore
          text(crew, 11, 128, { size: 8.5, face: "text", colour: DARK }),
        ]
      : []),
  ];
}

/** In one line if it fits beside the number, else smaller in two. */
function nameLines(name: string): { readonly words: string; readonly y: number; readonly letters: number }[] {
  const room = 57;
  if (textWidth(name, 11, "display") <= room) return [{ words: name, y: 31.3, letters: 11 }];
  const letters = 8;
  const lines = wrapText(name, letters, "display", room);
  return lines.map((words, k) => ({ words, y: 30.5 + (k - (lines.length - 1) / 2) * 9.5, letters }));
}
