import { COLOURS, stationOf } from "@safehouse/games/robnrun/paper";
import { found } from "@safehouse/kernel";
import type { Drawing, SvgNode } from "../../drawing.ts";
import { BLANK } from "../../ink.ts";
import { MILLIMETRE } from "../../page.ts";
import type { PrintStyle } from "../../printing.ts";
import { rect, text } from "../../shapes.ts";
import { textWidth, wrapText } from "../../text-width.ts";
import { DARK, diePiece } from "./ink.ts";
import type { RobnrunPaperWords } from "./text/en.ts";
import { pieceTile } from "./tiles.ts";

/** Room for a die of 16 mm. */
const CELL = 16.5 * MILLIMETRE;
const HEAD = 30;
const SEATS = [2, 3, 4, 5] as const;
const LONGEST = 5;

/** The police station of every crew size: four tracks each, whose numbers are covered from the bottom. */
export function drawStations(width: number, style: PrintStyle, words: RobnrunPaperWords): Drawing {
  const nodes: SvgNode[] = [];
  let top = 0;
  for (const note of wrapText(words.stationNote, 12, "text", width)) {
    nodes.push(text(note, 0, top + 12, { size: 12, face: "text", colour: DARK }));
    top += 16;
  }
  top += 10;
  const gap = 20;
  const panel = (width - gap) / 2;
  const height = HEAD + LONGEST * CELL + 62;
  SEATS.forEach((seats, i) => {
    const [x, y] = [(i % 2) * (panel + gap), top + Math.floor(i / 2) * (height + gap)];
    nodes.push(
      rect(x, y, panel, height, { rx: 8, fill: "none", stroke: DARK, "stroke-width": 1.5 }),
      text(words.station(seats), x + 12, y + 22, { size: 17, face: "display", colour: DARK }),
    );
    drawTracks(nodes, seats, x, y + HEAD, panel, style, words);
  });
  return { width, height: top + 2 * height + gap, nodes, spots: [] };
}

function drawTracks(
  nodes: SvgNode[],
  seats: number,
  left: number,
  top: number,
  width: number,
  style: PrintStyle,
  words: RobnrunPaperWords,
): void {
  const step = width / COLOURS.length;
  const bottom = top + LONGEST * CELL;
  COLOURS.forEach((colour, i) => {
    const centre = left + (i + 0.5) * step;
    const x = centre - CELL / 2;
    found(stationOf(seats)[i]).forEach((number, k) => {
      const y = bottom - (k + 1) * CELL;
      nodes.push(
        rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, { rx: 6, fill: BLANK, stroke: DARK, "stroke-width": 1.2 }),
        text(String(number), centre, y + CELL / 2 + 8, { size: 23, face: "display", colour: DARK, anchor: "middle" }),
      );
    });
    nodes.push(...pieceTile(diePiece(style, colour), centre - 11, bottom + 6, 22));
    const label = words.track[colour];
    const size = 10.7;
    wrapText(label, size, "text", step - 6).forEach((each, k) => {
      const wide = textWidth(each, size, "text");
      nodes.push(
        text(each, centre, bottom + 42 + k * 12.5, {
          size,
          face: "text",
          colour: DARK,
          anchor: "middle",
          ...(wide > step - 4 && { squeezed: step - 4 }),
        }),
      );
    });
  });
}
