import type { Star } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, text } from "../../../shapes.ts";
import { wrapText } from "../../../text-width.ts";
import { tile, type TileFace } from "../../../tile.ts";
import { type Desk, gifts, giftsWidth, heading, HEADING, inset, isSpent } from "./desk.ts";

const DIAMETER = 40;
const LINK = 9;
const GAP = 8;
const LINE = 13.5;
const ANY_DIE: TileFace = { symbols: [{ ground: "white", icon: "die-any" }] };
/** Less than this is too narrow for words. */
const LEAST = 92;

/** abilities with a circle for every time they can be used, and what a thief is good for by being there. */
export function stars(desk: Desk, x: number, y: number, width: number): number {
  const { sheet, names } = desk;
  heading(desk, names.words.stars, names.words.hint.stars, x, y, width);
  let at = y + HEADING;
  (sheet.stars ?? []).forEach((star, i) => {
    at += drawStar(desk, star, `star-${i + 1}`, x, at, width) + 6;
  });
  for (const talent of sheet.talents ?? []) {
    const { ink, printed } = desk.canvas;
    printed.push(icon("check", x + 2, at + 1, 14, ink.second, ink.style === "low-ink"));
    at += words(desk, names.talent(talent), x + 22, at, width - 22) + 5;
  }
  return at - y - 6;
}

function drawStar(desk: Desk, star: Star, id: string, x: number, y: number, width: number): number {
  const { canvas, marks, names, size } = desk;
  const { ink, printed } = canvas;
  const cells = Array.from({ length: star.times }, (_, k) => `${id}-${k + 1}`);
  const effect = names.star(star.effect);
  cells.forEach((cell, k) => {
    const area = { x: x + k * (DIAMETER + LINK), y, width: DIAMETER, height: DIAMETER };
    const mark = marks[cell];
    const isDone = mark?.crossed === true && ink.style === "screen";
    printed.push(
      circle(area.x + 20, y + 20, 20, { fill: ink.field, stroke: ink.second, "stroke-width": ink.outline }),
      icon("star", area.x + 7, y + 6, 26, isDone ? ink.print : ink.ink, ink.style === "low-ink"),
    );
    addSpot(canvas, { id: cell, kind: "circle", ...area, label: `${names.place(cell)}: ${effect}` });
    if (mark?.crossed) writeCross(canvas, cell, inset(area, 3), mark.soft);
  });
  let left = x + cells.length * (DIAMETER + LINK) - LINK + GAP;
  const given = givenBy(star);
  if (given.length > 0) {
    gifts(desk, id, given, left, y + (DIAMETER - size.gift) / 2, size.gift, isSpent(desk, cells));
    left += giftsWidth(given, size.gift) + GAP;
  } else {
    printed.push(tile(ANY_DIE, left, y + (DIAMETER - size.gift) / 2, size.gift, { style: ink.style, edge: ink.edge }));
    left += size.gift + GAP;
  }
  const room = x + width - left;
  if (room < LEAST) return DIAMETER + 4 + words(desk, effect, x, y + DIAMETER + 4, width);
  const high = wrapText(effect, lettersOf(desk), "text", room).length * LINE;
  words(desk, effect, left, y + Math.max(0, (DIAMETER - high) / 2), room);
  return Math.max(DIAMETER, high);
}

function givenBy({ effect }: Star): string[] {
  return "gives" in effect ? new Array<string>(effect.count ?? 1).fill(effect.gives) : [];
}

/** On a small phone a unit is less than a pixel. */
function lettersOf({ canvas }: Desk): number {
  return canvas.ink.style === "screen" ? 12.6 : 12;
}

/** Returns the height. */
function words(desk: Desk, say: string, x: number, y: number, width: number): number {
  const { ink, printed } = desk.canvas;
  const size = lettersOf(desk);
  const lines = wrapText(say, size, "text", width);
  lines.forEach((line, i) => {
    printed.push(text(line, x, y + 10.5 + i * LINE, { size, face: "text", colour: ink.ink }));
  });
  return lines.length * LINE;
}
