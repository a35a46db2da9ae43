import { BUILDINGS, DISTRICTS, ROUTE } from "@safehouse/games/robnrun/paper";
import type { Message } from "@safehouse/kernel";
import type { Drawing, SvgNode } from "../../drawing.ts";
import { BLANK, PALE } from "../../ink.ts";
import { MILLIMETRE } from "../../page.ts";
import type { PrintStyle } from "../../printing.ts";
import { circle, glyph, line, rect, text } from "../../shapes.ts";
import { textWidth, wrapText } from "../../text-width.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { DARK, PRINTED } from "./ink.ts";
import type { RobnrunPaperWords } from "./text/en.ts";

interface TownOptions {
  readonly width: number;
  readonly style: PrintStyle;
  readonly say: (message: Message) => string;
  readonly words: RobnrunPaperWords;
}

const PER_ROW = 8;
const SPACE = 17 * MILLIMETRE;
/** A safe is as large as its card. */
const SLOT = { width: 58 * MILLIMETRE, height: 36.5 * MILLIMETRE };
const COLUMNS = 3;

/** The road to the airport, and the eight buildings in their districts, each with room for its safes. */
export function drawTown(options: TownOptions): Drawing {
  const { width, words } = options;
  const nodes: SvgNode[] = [text(words.road, 0, 20, { size: 22, face: "display", colour: DARK })];
  let y = 34;
  y = drawRoad(nodes, options, y) + 16;
  for (const words2 of wrapText(words.townNote, 11.5, "text", width)) {
    nodes.push(text(words2, 0, y + 9, { size: 11.5, face: "text", colour: DARK }));
    y += 15;
  }
  y = drawBuildings(nodes, options, y + 8);
  return { width, height: y, nodes, spots: [] };
}

/** Two rows, the second one back again: cars turn at its end. */
function drawRoad(nodes: SvgNode[], { width, style, words }: TownOptions, top: number): number {
  const step = width / PER_ROW;
  const rows = Math.ceil(ROUTE.last / PER_ROW);
  const middle = (n: number): readonly [number, number] => {
    const row = Math.floor((n - 1) / PER_ROW);
    const column = (n - 1) % PER_ROW;
    const at = row % 2 === 0 ? column : PER_ROW - 1 - column;
    return [at * step + step / 2, top + SPACE / 2 + row * (SPACE + 14)];
  };
  const all = Array.from({ length: ROUTE.last }, (_, i) => i + 1);
  nodes.push(line(all.map(middle), PALE, 5));
  for (const n of all) nodes.push(...drawSpace(n, middle(n), style, words));
  return top + rows * (SPACE + 14) - 14;
}

function drawSpace(
  n: number,
  [x, y]: readonly [number, number],
  style: PrintStyle,
  words: RobnrunPaperWords,
): SvgNode[] {
  const terminal = (ROUTE.terminals as readonly number[]).indexOf(n);
  const isMarked = (ROUTE.marked as readonly number[]).includes(n);
  const start = n === ROUTE.police ? "police" : n === ROUTE.car ? "car" : null;
  const r = SPACE / 2;
  const edge = { stroke: DARK, "stroke-width": isMarked ? 2.6 : 1.3 };
  const fill = style === "low-ink" || !isMarked ? BLANK : PRINTED.marked;
  const icon = terminal >= 0 ? "plane" : start;
  const label = terminal >= 0 ? words.terminal(terminal + 1) : String(n);
  return [
    terminal >= 0
      ? rect(x - r, y - r, 2 * r, 2 * r, { rx: 8, fill: style === "low-ink" ? BLANK : PRINTED.terminal, ...edge })
      : circle(x, y, r, { fill, ...edge }),
    ...(isMarked ? [circle(x, y, r - 4, { fill: "none", stroke: DARK, "stroke-width": 0.8 })] : []),
    ...(icon === null ? [] : [glyph(ROBNRUN_ICONS[icon], x - 11, y - 20, 22, DARK)]),
    text(label, x, icon === null ? y + 6 : y + 18, { size: 16, face: "bold", colour: DARK, anchor: "middle" }),
  ];
}

/** Eight buildings in rows of three; each says what it is, where it stands, and how it begins. */
function drawBuildings(nodes: SvgNode[], { width, say, words }: TownOptions, top: number): number {
  const gap = (width - COLUMNS * SLOT.width) / (COLUMNS - 1);
  const head = 34;
  BUILDINGS.forEach(({ name, district, kind, safes }, i) => {
    const x = (i % COLUMNS) * (SLOT.width + gap);
    const y = top + Math.floor(i / COLUMNS) * (SLOT.height + head + 10);
    const title = say({ id: "building", args: { building: name } });
    const size = Math.min(13, (13 * (SLOT.width - 26)) / textWidth(title, 13, "display"));
    nodes.push(
      glyph(ROBNRUN_ICONS[kind], x, y + 4, 21, DARK),
      text(title, x + 26, y + 13, { size, face: "display", colour: DARK }),
      text(`${say({ id: "district", args: { district } })} · ${words.startSafes(safes)}`, x + 26, y + 27, {
        size: 11,
        face: "text",
        colour: DARK,
      }),
      rect(x, y + head, SLOT.width, SLOT.height, {
        rx: 6,
        fill: "none",
        stroke: DARK,
        "stroke-width": 1.2,
        "stroke-dasharray": "5 4",
      }),
      glyph(ROBNRUN_ICONS.safe, x + SLOT.width / 2 - 16, y + head + SLOT.height / 2 - 16, 32, PALE),
    );
  });
  drawInformants(nodes, say, words, 2 * (SLOT.width + gap), top + 2 * (SLOT.height + head + 10));
  return top + Math.ceil(BUILDINGS.length / COLUMNS) * (SLOT.height + head + 10) - 10;
}

/** Where the ninth building would be the four informants stand, one a district. */
function drawInformants(
  nodes: SvgNode[],
  say: TownOptions["say"],
  words: RobnrunPaperWords,
  x: number,
  y: number,
): void {
  const r = 8.5 * MILLIMETRE;
  const title = words.informant.charAt(0).toUpperCase() + words.informant.slice(1);
  nodes.push(text(title, x, y + 13, { size: 13, face: "display", colour: DARK }));
  DISTRICTS.forEach((district, i) => {
    const cx = x + r + (i % 2) * (SLOT.width / 2);
    const cy = y + 22 + r + Math.floor(i / 2) * (2 * r + 18);
    nodes.push(
      circle(cx, cy, r, { fill: "none", stroke: DARK, "stroke-width": 1.2, "stroke-dasharray": "5 4" }),
      glyph(ROBNRUN_ICONS.informant, cx - 11, cy - 11, 22, PALE),
      text(say({ id: "district", args: { district } }), cx, cy + r + 12, {
        size: 11,
        face: "text",
        colour: DARK,
        anchor: "middle",
      }),
    );
  });
}
