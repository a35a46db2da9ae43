import { COLOURS } from "@safehouse/games/clou/paper";
import { blankCanvas, type Canvas, finish } from "../../../canvas.ts";
import type { Drawing } from "../../../drawing.ts";
import type { SheetInk, Style } from "../../../ink.ts";
import { sheetInk } from "../../../print/ink.ts";
import { line, text } from "../../../shapes.ts";
import { textWidth, wrapText } from "../../../text-width.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import type { ClouNames } from "../names.ts";

const ROW = 31;
const TILE = 25;

/** What stands under a printed sheet: the symbols by name and, where there is room for it, a round in four sentences. */
export function drawReminders(names: ClouNames, style: Style, width: number, height: number): Drawing {
  const canvas = blankCanvas(sheetInk(style));
  const summary = 226;
  const beside = legendHeight(4);
  const rounds = roundLines(names, summary);
  const roundHeight = 22 + rounds.reduce((sum, lines) => sum + lines.length * 15 + 4, 0);
  const hasRoom = height >= Math.max(beside, roundHeight);
  const legend = hasRoom ? width - summary - 24 : width;
  drawLegend(canvas, names, legend, hasRoom ? 4 : 6, hasRoom);
  if (hasRoom) drawRound(canvas, names, rounds, width - summary, summary);
  return finish(canvas, width, hasRoom ? Math.max(beside, roundHeight) : legendHeight(6));
}

function legendHeight(columns: number): number {
  return 22 + Math.ceil(ENTRIES / columns) * ROW;
}

/** Seven colours and five more. */
const ENTRIES = COLOURS.length + 5;

function drawLegend(
  canvas: Canvas<SheetInk>,
  names: ClouNames,
  width: number,
  columns: number,
  hasLines: boolean,
): void {
  const { ink, printed } = canvas;
  const { white, symbols } = names.words;
  title(canvas, symbols, 0, width);
  const entries: readonly (readonly [word: string, name: string, line: string])[] = [
    ...COLOURS.map((colour) => [colour, names.symbol(colour), ""] as const),
    ["±2", white.adjust, white.adjustLine],
    ["die 6", white.die, white.dieLine],
    ["any number", white.number, white.numberLine],
    ["any circle", white.circle, white.circleLine],
    ["lock/safe", white.either, ""],
  ];
  // German compounds need more room in the last columns, where the white symbols stand.
  const step = width / columns;
  entries.forEach(([word, name, more], i) => {
    const x = (i % columns) * step + 1;
    const y = 20 + Math.floor(i / columns) * ROW;
    const room = step - TILE - 14;
    const isDouble = hasLines && more !== "";
    const fit = (words: string, face: "bold" | "text"): { squeezed?: number } =>
      textWidth(words, 11.5, face) > room ? { squeezed: room } : {};
    printed.push(tile(giftFace(word), x, y, TILE, { style: ink.style, edge: ink.edge }));
    printed.push(
      text(name, x + TILE + 6, y + (isDouble ? 10.5 : 16.5), {
        size: 11.5,
        face: "bold",
        colour: ink.ink,
        ...fit(name, "bold"),
      }),
    );
    if (isDouble) {
      printed.push(
        text(more, x + TILE + 6, y + 23, { size: 11.5, face: "text", colour: ink.second, ...fit(more, "text") }),
      );
    }
  });
}

function roundLines(names: ClouNames, width: number): string[][] {
  return names.words.rounds.map((words) => wrapText(words, 12, "text", width - 18));
}

function drawRound(
  canvas: Canvas<SheetInk>,
  names: ClouNames,
  rounds: readonly string[][],
  x: number,
  width: number,
): void {
  const { ink, printed } = canvas;
  title(canvas, names.words.round, x, width);
  let y = 22;
  rounds.forEach((lines, i) => {
    printed.push(text(String(i + 1), x, y + 11, { size: 12, face: "bold", colour: ink.ink }));
    for (const words of lines) {
      printed.push(text(words, x + 18, y + 11, { size: 12, face: "text", colour: ink.ink }));
      y += 15;
    }
    y += 4;
  });
}

function title({ ink, printed }: Canvas<SheetInk>, words: string, x: number, width: number): void {
  const letters = words.toUpperCase();
  printed.push(text(letters, x, 11, { size: 12, face: "bold", colour: ink.heading, spacing: 0.96 }));
  const end = x + textWidth(letters, 12, "bold") + letters.length * 0.96 + 8;
  printed.push(line([[end, 7], [x + width, 7]], ink.hairline, 1)); // oxfmt-ignore
}
