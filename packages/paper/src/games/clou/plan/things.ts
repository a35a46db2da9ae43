import type { Challenge, Loot, Part } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import type { Area } from "../../../pencil.ts";
import { line, path, polyline, rect, text } from "../../../shapes.ts";
import { textWidth, wrapText } from "../../../text-width.ts";
import { drawSack } from "./sack.ts";
import { areaOf, CELL, doOverlap, isThingDone, isThingOpen, NAME_ROOM, SQUARE, type Survey, TILE } from "./survey.ts";
import { costIcons, drawCost, drawSymbol } from "./symbols.ts";
import { drawName } from "./thing-name.ts";

export function drawChallenge(survey: Survey, { id, room, parts }: Challenge): void {
  const area = areaOf(survey, survey.layout.things[id]);
  addSpot(survey.canvas, { id, kind: "thing", ...area, label: survey.names.thing(id) });
  drawName(survey, id, room);
  drawFrame(survey, id, area, parts);
}

/** A double frame with what is needed; a line between alternatives. */
function drawFrame(survey: Survey, id: string, area: Area, parts: readonly Part[]): void {
  const { canvas } = survey;
  const { ink, printed } = canvas;
  const isOpen = isThingOpen(survey, id);
  const colour = isOpen ? ink.wall : ink.closed;
  const top = area.y + NAME_ROOM;
  const height = area.height - NAME_ROOM;
  const fill = isOpen && !isThingDone(survey, id) ? ink.frame : "none";
  // The way out looks its own: whoever begins it does nothing else.
  const dash = survey.plan.sneakOut?.challenge === id ? { "stroke-dasharray": "9 5" } : {};
  printed.push(
    rect(area.x + 1, top + 1, area.width - 2, height - 2, {
      rx: 5,
      fill,
      stroke: colour,
      "stroke-width": 1.8,
      ...dash,
    }),
    rect(area.x + 5, top + 5, area.width - 10, height - 10, {
      rx: 2,
      fill: "none",
      stroke: colour,
      "stroke-width": 1.8,
    }),
  );
  let y = top + SQUARE;
  let first = 1;
  parts.forEach((part, i) => {
    if (i > 0) printed.push(line([[area.x + 5, y - SQUARE / 2], [area.x + area.width - 5, y - SQUARE / 2]], colour, 1.8)); // prettier-ignore
    y += drawPart(survey, id, part, first, area, y, isOpen) + SQUARE;
    first += part.needs.length;
  });
}

/** Symbols in rows, then what the part costs. Returns its height. */
function drawPart(
  survey: Survey,
  id: string,
  part: Part,
  first: number,
  area: Area,
  y: number,
  isOpen: boolean,
): number {
  const { needs, order = [], traces = 0, effects = [], cells = [] } = part;
  const costs = costIcons(traces, effects);
  const inner = area.width - 2 * SQUARE;
  const columns = Math.max(1, Math.floor(inner / CELL));
  // Arrows between symbols need some room.
  const pitch = order.length > 0 && needs.length <= columns ? inner / (needs.length + costs.length) : CELL;
  const spot = (k: number): readonly [number, number] => [
    area.x + SQUARE + (k % columns) * pitch + (pitch - CELL) / 2,
    y + Math.floor(k / columns) * CELL,
  ];
  needs.forEach((word, k) => {
    const [left, top] = spot(k);
    drawSymbol(survey, `${id}-${first + k}`, word, left, top, isOpen);
    const own = cells.filter(({ at }) => at === k).flatMap((cell) => cell.effects);
    costIcons(0, own).forEach((name, n) => drawCost(survey, name, left + 24 - n * 14, top + 26, 15, isOpen));
  });
  costs.forEach((name, n) => {
    const [left, top] = spot(needs.length + n);
    drawCost(survey, name, left + 5, top + 5, 30, isOpen);
  });
  for (const [before, after] of order) drawOrder(survey, spot(before), spot(after), isOpen);
  return Math.ceil((needs.length + costs.length) / columns) * CELL;
}

/** A small arrow from one symbol to the next. */
function drawOrder(
  survey: Survey,
  from: readonly [number, number],
  to: readonly [number, number],
  isOpen: boolean,
): void {
  const { ink, printed } = survey.canvas;
  const colour = isOpen ? ink.text : ink.closed;
  const half = CELL / 2;
  const [x, y] = [from[0] + half, from[1] + half];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const start = TILE / 2 + 3;
  const end = length - TILE / 2 - 3;
  const head = Math.min(8, end - start);
  const at = (along: number, aside: number): readonly [number, number] => [
    x + ux * along - uy * aside,
    y + uy * along + ux * aside,
  ];
  if (end - start > head) printed.push(line([at(start, 0), at(end - head, 0)], colour, 2));
  printed.push(path(`${polyline([at(end - head, -5), at(end, 0), at(end - head, 5)])}Z`, { fill: colour }));
}

/** A sack with its value; what must be crossed for it stands beside it in a frame. */
export function drawLoot(survey: Survey, loot: Loot): void {
  const { id, room, value, needs = [], traces = 0, effects = [] } = loot;
  const { canvas, layout, names } = survey;
  const area = areaOf(survey, layout.things[id]);
  const label = `${names.thing(id)}, ${value}`;
  if (needs.length === 0) {
    addSpot(canvas, { id, kind: "loot", ...area, label });
    const costs = costIcons(traces, effects);
    const over = survey.hasLootNames ? NAME_ROOM : SQUARE;
    const size = Math.min(area.width - SQUARE, area.height - over);
    const left = area.x + (area.width - size) / 2 - (costs.length > 0 ? 7 : 0);
    drawSack(survey, loot, left, area.y + over, size);
    costs.forEach((name, k) =>
      drawCost(survey, name, left + size - 3, area.y + area.height - 20 - k * 20, 19, isThingOpen(survey, id)),
    );
    if (survey.hasLootNames) drawLootName(survey, loot, area);
    return;
  }
  const size = area.height - NAME_ROOM - SQUARE;
  const frame = {
    ...area,
    width: Math.min(area.width, (needs.length + costIcons(traces, effects).length) * CELL + 2 * SQUARE),
  };
  addSpot(canvas, { id, kind: "loot", ...area, width: Math.max(area.width, frame.width + size + 6), label });
  drawName(survey, id, room);
  drawFrame(survey, id, frame, [{ needs, traces, effects }]);
  drawSack(survey, loot, frame.x + frame.width + 4, area.y + NAME_ROOM + SQUARE / 2, size);
}

/** Over the sack: in one line if there is room for it, else in two. */
function drawLootName(survey: Survey, { id, room }: Loot, area: Area): void {
  const { canvas, names, label, layout } = survey;
  const { ink, printed } = canvas;
  const name = names.thing(id);
  const around = areaOf(survey, layout.rooms[room]);
  const centreOf = (width: number): number =>
    Math.min(area.x + area.width / 2, around.x + around.width - 7 - width / 2);
  const whole = textWidth(name, label, "text");
  const row = { x: centreOf(whole) - whole / 2 - 3, y: area.y + 9, width: whole + 6, height: NAME_ROOM - 9 };
  const isFree = Object.entries(layout.things).every(
    ([other, each]) => other === id || !doOverlap(row, areaOf(survey, each)),
  );
  const lines = isFree && row.x > around.x ? [name] : wrapText(name, label, "text", area.width + 12);
  const colour = isThingOpen(survey, id) ? ink.text : ink.closed;
  lines.forEach((words, k) => {
    const y = area.y + NAME_ROOM - 3 - (lines.length - 1 - k) * label * 0.98;
    const wanted = textWidth(words, label, "text");
    const width = isFree ? wanted : Math.min(wanted, area.width + 12);
    printed.push(
      text(words, centreOf(width), y, {
        size: label,
        face: "text",
        colour,
        anchor: "middle",
        ...(width < wanted && { squeezed: width }),
      }),
    );
  });
}
