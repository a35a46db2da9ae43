import { found } from "@safehouse/kernel";
import type { Loot } from "@safehouse/games/clou/paper";
import type { SvgNode } from "../../../drawing.ts";
import { BLANK, FIELD, type PlanInk } from "../../../ink.ts";
import { type Area, writeCross } from "../../../pencil.ts";
import { circle, icon, path, placed, text, tidy } from "../../../shapes.ts";
import { LOOT_BLANK } from "../../../strokes.ts";
import { frameOf } from "./frame.ts";
import { areaOf, isThingDone, isThingOpen, NAME_ROOM, SCREEN_LABEL, SQUARE, type Survey } from "./survey.ts";
import { costIcons } from "./symbols.ts";

/** 34 px where a symbol has 24. */
const THING = 52;
/** Half of a coin. */
const COIN = 15;
const COST = 24;

/** Where a loot is drawn, with its coin and what it costs. */
export function treasureArea(survey: Survey, loot: Loot): Area {
  const { x, y, width, height } = thingArea(survey, loot);
  // The coin lies over the corner.
  return { x: x - 2, y, width: width + COIN + 4, height };
}

/** The thing itself. */
export function thingArea(survey: Survey, loot: Loot): Area {
  const { layout } = survey;
  const area = areaOf(survey, found(layout.things[loot.id]));
  const room = areaOf(survey, found(layout.rooms[loot.room]));
  // Its coin stays off the wall.
  const most = room.x + room.width - THING - COIN - 8;
  if ((loot.needs ?? []).length > 0) {
    const { frame } = frameOf(survey, loot);
    return { x: Math.min(most, frame.x + frame.width + 3), y: area.y + NAME_ROOM + 2, width: THING, height: THING };
  }
  // Its name stands below it.
  const x = Math.min(most, area.x + (area.width - THING) / 2 - 4);
  return { x, y: area.y + SQUARE / 2, width: THING, height: THING };
}

/** A thing with its value on a coin. What a campaign keeps looks its own: presents and meals are double circles, special loot has a star. */
export function drawTreasure(survey: Survey, loot: Loot): void {
  const { canvas } = survey;
  const { ink, printed } = canvas;
  const { id, value, mark, needs = [], traces = 0, effects = [] } = loot;
  const { x, y } = thingArea(survey, loot);
  const isTaken = isThingDone(survey, id);
  const colour = isThingOpen(survey, id) ? ink.sack : ink.sackClosed;
  const children = [
    ...picture(survey, loot, colour, x, y),
    ...coin(survey, value, colour, x + THING - 3, y + COIN - 3),
    ...(mark === "special" ? starSign(ink, x - 2, y, COIN * 1.5) : []),
  ];
  printed.push({ tag: "g", attrs: isTaken ? { opacity: 0.5 } : {}, children });
  // What must be crossed has its costs in its frame.
  const costs = needs.length > 0 ? [] : costIcons(traces, effects);
  const cost = isThingOpen(survey, id) ? ink.trace : ink.closed;
  costs.forEach((name, k) => printed.push(icon(name, x + THING - 12 + k * 14, y + THING - COST + 2, COST, cost)));
  if (isTaken) writeCross(canvas, id, { x: x + 4, y: y + 4, width: THING - 8, height: THING - 8 });
}

function picture(
  { canvas: { ink }, decor }: Survey,
  { id, mark }: Loot,
  colour: string,
  x: number,
  y: number,
): SvgNode[] {
  if (mark === "present" || mark === "meal") return doubleCircle(ink, mark, colour, x, y, THING);
  const known = decor?.loot[id];
  const edge = ink.sackEdge === "none" ? {} : { stroke: ink.sackEdge, "stroke-width": 1 };
  if (known === undefined) {
    const sack = LOOT_BLANK.map(({ d }) => path(d, { fill: colour, "fill-rule": "evenodd", ...edge }));
    return [placed(sack, x, y, THING)];
  }
  const pen = { fill: "none", stroke: ink.sackEdge === "none" ? colour : ink.sackEdge, "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" }; // oxfmt-ignore
  const shapes = [
    ...(known.solid === undefined ? [] : [path(known.solid, { fill: colour, "fill-rule": "evenodd", ...edge })]),
    ...(known.line === undefined ? [] : [path(known.line, pen)]),
  ];
  const transform = `translate(${tidy(x)} ${tidy(y)}) scale(${tidy(THING / 48)})`;
  return [{ tag: "g", attrs: { transform }, children: shapes }];
}

export function doubleCircle(
  ink: PlanInk,
  mark: "present" | "meal",
  fill: string,
  x: number,
  y: number,
  size: number,
): SvgNode[] {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const edge = { stroke: ink.onSack, "stroke-width": Math.max(1, size * 0.03) };
  return [
    circle(cx, cy, size * 0.48, { fill, ...edge }),
    circle(cx, cy, size * 0.39, { fill: "none", ...edge }),
    icon(mark, cx - size * 0.25, cy - size * 0.26, size * 0.5, ink.onSack),
  ];
}

/** What it is worth. */
function coin({ canvas: { ink }, label }: Survey, value: number, colour: string, cx: number, cy: number): SvgNode[] {
  const size = Math.max(SCREEN_LABEL, label);
  const number = { size, face: "bold", colour: ink.onSack, anchor: "middle" } as const;
  const fill = ink.style === "low-ink" ? BLANK : colour;
  return [
    circle(cx, cy, COIN, { fill, stroke: ink.coinEdge, "stroke-width": 2 }),
    text(String(value), cx, cy + 6.6 * (size / SCREEN_LABEL), number),
  ];
}

/** What makes a loot special, in a square of its own. */
export function starSign(ink: PlanInk, x: number, y: number, size: number): SvgNode[] {
  const r = size / 2;
  const fill = ink.style === "low-ink" ? BLANK : FIELD;
  return [
    circle(x + r, y + r, r, { fill, stroke: ink.onSack, "stroke-width": 1.1 }),
    icon("star", x + r * 0.22, y + r * 0.18, r * 1.56, ink.onSack),
  ];
}
