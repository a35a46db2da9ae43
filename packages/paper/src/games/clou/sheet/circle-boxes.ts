import type { CircleBoxes } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { circle, line } from "../../../shapes.ts";
import { addSpot } from "../../../canvas.ts";
import { writeCross, writeNumber } from "../../../pencil.ts";
import { legend } from "./condition.ts";
import { arrow, type Bench, type Desk, gifts, giftsWidth, inset, isSpent } from "./desk.ts";
import { rect } from "../../../shapes.ts";

/** C-5.4: lines of boxes with a ring inside: first a number, then that very number crosses it. */
export function drawCircleBoxes(desk: Desk, tool: CircleBoxes, x: number, y: number, width: number): number {
  const { size } = desk;
  const natural = tool.lines.map(({ boxes, gives }) => lineWidth(desk, boxes.length, gives, 12, 20));
  const tight = tool.lines.map(({ boxes, gives }) => lineWidth(desk, boxes.length, gives, 6, 13));
  if (sum(tight) > width) return drawStacked(desk, tool, x, y);
  const isTight = sum(natural) + 24 > width;
  const link = isTight ? 6 : 12;
  const lead = isTight ? 13 : 20;
  const widths = isTight ? tight : natural;
  const gap = (width - sum(widths)) / Math.max(1, tool.lines.length - 1);
  let left = x;
  tool.lines.forEach(({ boxes, gives }, i) => {
    drawLine(desk, `circle-${i + 1}`, boxes, gives, left, y + 7, link, lead);
    left += found(widths[i]) + Math.min(gap, desk.size.hints ? 90 : gap);
  });
  return 7 + size.box;
}

/** One line under the other, where both have no room in one. */
function drawStacked(desk: Desk, { lines }: CircleBoxes, x: number, y: number): number {
  const step = 7 + desk.size.box + desk.size.gap;
  lines.forEach(({ boxes, gives }, i) => drawLine(desk, `circle-${i + 1}`, boxes, gives, x, y + 7 + i * step, 12, 20));
  return lines.length * step - desk.size.gap;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function lineWidth({ size }: Desk, count: number, gives: readonly string[], link: number, lead: number): number {
  return count * size.box + (count - 1) * link + lead + 2 + giftsWidth(gives, size.gift);
}

function drawLine(
  desk: Desk,
  id: string,
  boxes: readonly string[],
  gives: readonly string[],
  x: number,
  y: number,
  link: number,
  lead: number,
): void {
  const { canvas, size } = desk;
  const middle = y + size.box / 2;
  const cells = boxes.map((_, k) => `${id}-${k + 1}`);
  boxes.forEach((own, k) => {
    const left = x + k * (size.box + link);
    if (k > 0) canvas.printed.push(line([[left - link, middle], [left, middle]], canvas.ink.print, 1.5)); // oxfmt-ignore
    circleBox(desk, found(cells[k]), left, y);
    if (own !== "") legend(desk, own, left + size.box / 2, y);
  });
  const end = x + boxes.length * (size.box + link) - link;
  arrow(desk, end, middle, lead);
  gifts(
    desk,
    id,
    gives,
    end + lead + 2,
    middle - size.gift / 2,
    size.gift,
    isSpent(desk, cells) && cells.every((cell) => found(desk.marks[cell]).crossed),
  );
}

export function circleBox(desk: Bench, id: string, x: number, y: number): void {
  const { canvas, marks, size } = desk;
  const { ink, printed } = canvas;
  const area = { x, y, width: size.box, height: size.box };
  const frame = { fill: ink.field, stroke: ink.second, "stroke-width": ink.outline };
  printed.push(
    rect(x, y, size.box, size.box, { rx: 4, ...frame }),
    circle(x + size.box / 2, y + size.box / 2, size.box * 0.42, frame),
  );
  addSpot(canvas, { id, kind: "box", ...area, label: desk.names.place(id) });
  const mark = marks[id];
  if (mark?.number !== undefined) writeNumber(canvas, id, mark.number, inset(area, size.box * 0.12), mark.soft);
  if (mark?.crossed) writeCross(canvas, id, inset(area, size.box * 0.08), mark.soft);
}
