import { found } from "@safehouse/kernel";
import type { Challenge, Loot } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import { line, path, polyline, rect } from "../../../shapes.ts";
import { type Framed, frameOf } from "./frame.ts";
import { drawTreasure, thingArea } from "./loot.ts";
import { areaOf, CELL, isThingDone, isThingOpen, type Point, type Survey, TILE } from "./survey.ts";
import { costIcons, drawCellCosts, drawCost, drawSymbol } from "./symbols.ts";

export function drawChallenge(survey: Survey, challenge: Challenge): void {
  const { id } = challenge;
  const framed = frameOf(survey, challenge);
  const area = areaOf(survey, found(survey.layout.things[id]));
  const height = Math.max(area.height, framed.frame.y + framed.frame.height - area.y);
  addSpot(survey.canvas, { id, kind: "thing", ...area, height, label: survey.names.thing(id) });
  drawFrame(survey, id, framed);
}

/** A double frame with what is needed; a line between alternatives. */
function drawFrame(survey: Survey, id: string, { frame, parts }: Framed): void {
  const { ink, printed } = survey.canvas;
  const isOpen = isThingOpen(survey, id);
  const colour = isOpen ? ink.wall : ink.closed;
  const { x, y, width, height } = frame;
  const fill = isOpen && !isThingDone(survey, id) ? ink.frame : "none";
  // The way out looks its own: whoever begins it does nothing else.
  const dash = survey.plan.sneakOut?.challenge === id ? { "stroke-dasharray": "9 5" } : {};
  const pen = { stroke: colour, "stroke-width": 1.6 };
  printed.push(
    rect(x, y, width, height, { rx: 6, fill, ...pen, ...dash }),
    rect(x + 3, y + 3, width - 6, height - 6, { rx: 4, fill: "none", ...pen, "stroke-width": 0.9 }),
  );
  for (const { part, first, cells, over } of parts) {
    const { needs, order = [], traces = 0, effects = [], cells: own = [] } = part;
    if (over !== null) printed.push(line([[x + 3, over], [x + width - 3, over]], colour, 1.4)); // oxfmt-ignore
    needs.forEach((word, k) => {
      const [left, top] = found(cells[k]);
      drawSymbol(survey, `${id}-${first + k}`, word, left, top, isOpen);
      drawCellCosts(survey, own.filter(({ at }) => at === k).flatMap((cell) => cell.effects), left, top, isOpen); // oxfmt-ignore
    });
    costIcons(traces, effects).forEach((name, n) => drawCost(survey, name, found(cells[needs.length + n]), isOpen));
    for (const [before, after] of order) drawOrder(survey, found(cells[before]), found(cells[after]), isOpen);
  }
}

/** A small arrow from one symbol to the next. */
function drawOrder(survey: Survey, from: Point, to: Point, isOpen: boolean): void {
  const { ink, printed } = survey.canvas;
  const colour = isOpen ? ink.text : ink.closed;
  const half = CELL / 2;
  const [x, y] = [from[0] + half, from[1] + half];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const start = TILE / 2 + 2;
  const end = length - TILE / 2 - 2;
  const head = Math.min(8, end - start);
  const at = (along: number, aside: number): readonly [number, number] => [
    x + ux * along - uy * aside,
    y + uy * along + ux * aside,
  ];
  if (end - start > head) printed.push(line([at(start, 0), at(end - head, 0)], colour, 2));
  printed.push(path(`${polyline([at(end - head, -5), at(end, 0), at(end - head, 5)])}Z`, { fill: colour }));
}

/** The thing itself with its value; what must be crossed for it stands beside it in a frame. */
export function drawLoot(survey: Survey, loot: Loot): void {
  const { id, value, needs = [] } = loot;
  const { canvas, layout, names } = survey;
  const area = areaOf(survey, found(layout.things[id]));
  const label = `${names.thing(id)}, ${value}`;
  const thing = thingArea(survey, loot);
  const right = Math.max(area.x + area.width, thing.x + thing.width);
  addSpot(canvas, { id, kind: "loot", ...area, width: right - area.x, label });
  if (needs.length > 0) drawFrame(survey, id, frameOf(survey, loot));
  drawTreasure(survey, loot);
}
