import type { Json } from "@safehouse/kernel";
import type { Area, ArrowLine, BurglaryPlan, Layout, Part, Spot } from "../content/plan.ts";
import type { Problem } from "./problems.ts";

/** What is wrong with where things stand: missing, outside their room, over each other, or under an arrow. */
export function layoutProblems(plan: BurglaryPlan, which: "wide" | "tall"): Problem[] {
  const layout = plan.layouts[which];
  const problems: Problem[] = [];
  const complain = (at: string, problem: string, id?: string, args: { readonly [name: string]: Json } = {}): void => {
    const message = { id: `plan.${id}`, args: { ...args, layout: which } };
    problems.push({ path: `layouts.${which}${at}`, problem, ...(id !== undefined && { message }) });
  };
  const things = [...plan.challenges, ...plan.loot];
  const sheet: Area = [0, 0, layout.width, layout.height];

  const rooms = placed(
    plan.rooms.map(({ id }) => id),
    layout.rooms,
    (problem) => complain(".rooms", problem),
  );
  const spots = placed(
    things.map(({ id }) => id),
    layout.things,
    (problem) => complain(".things", problem),
  );
  for (const [id, area] of rooms)
    if (!isInside(area, sheet)) complain(`.rooms.${id}`, "leaves the sheet", "off-sheet", { id });
  for (const [a, b] of overlaps(rooms)) complain(`.rooms.${a}`, `overlaps ${b}`, "overlaps", { id: a, other: b });
  for (const [a, b] of overlaps(spots)) complain(`.things.${a}`, `overlaps ${b}`, "overlaps", { id: a, other: b });
  for (const { id, room } of things) {
    const area = layout.things[id];
    const around = layout.rooms[room];
    if (area && around && !isInside(area, around))
      complain(`.things.${id}`, `does not stand in ${room}`, "outside", { id, room });
  }
  for (const { id, parts } of plan.challenges) {
    if (layout.things[id] && !hasRoomFor(layout.things[id], parts))
      complain(`.things.${id}`, "is too small for its symbols", "too-small", { id });
  }
  for (const { id, needs = [], ...costs } of plan.loot) {
    const area = layout.things[id];
    if (!area) continue;
    const [x, y, width, height] = area;
    // The sack stands beside the symbols.
    const isRoomy = needs.length === 0 || hasRoomFor([x, y, width - SACK, height], [{ needs, ...costs }]);
    if (width < SACK || height < SACK || !isRoomy)
      complain(`.things.${id}`, "is too small for its sack and symbols", "too-small", { id });
  }
  const wanted = arrowsOf(plan);
  const isSame = (one: ArrowEnds, two: ArrowEnds): boolean => one.from === two.from && one.to === two.to;
  for (const { from, to } of wanted) {
    if (!layout.arrows.some((arrow) => isSame(arrow, { from, to })))
      complain(".arrows", `has no arrow from ${from} to ${to}`, "no-arrow", { id: from, other: to });
  }
  layout.arrows.forEach((arrow, i) => {
    const { from, to } = arrow;
    if (!wanted.some((each) => isSame(each, arrow)))
      complain(`.arrows[${i}]`, `from ${from} to ${to} is not on this plan`);
    for (const problem of arrowProblems(layout, arrow, spots))
      complain(`.arrows[${i}]`, problem, "bad-arrow", { id: from, other: to });
  });
  return problems;
}

const NAME = 3;
const SYMBOL = 4;
export const SACK = 7;

/** A name on top, then parts in a frame: rows of symbols and of what they cost, with a square around each part. */
export function hasRoomFor([, , width, height]: Area, parts: readonly Part[]): boolean {
  const columns = Math.floor((width - 2) / SYMBOL);
  if (columns < 1) return false;
  const rows = parts.map(({ needs, traces = 0, effects = [] }) => {
    const costs = effects.reduce((sum, effect) => sum + ("cost" in effect ? Math.abs(effect.cost) : 1), traces);
    return Math.ceil((needs.length + costs) / columns);
  });
  return height >= NAME + 1 + rows.reduce((sum, each) => sum + SYMBOL * each + 1, 0);
}

export type ArrowEnds = Pick<ArrowLine, "from" | "to">;

/** Every arrow a plan must show. */
export function arrowsOf(plan: Omit<BurglaryPlan, "layouts">): ArrowEnds[] {
  const led = new Set(plan.challenges.flatMap(({ leadsTo = [] }) => leadsTo));
  const starts = new Set(plan.rooms.filter(({ start }) => start).map(({ id }) => id));
  const first = plan.challenges.filter(({ id, room }) => starts.has(room) && !led.has(id));
  return [
    ...first.map(({ id }) => ({ from: "start", to: id })),
    ...plan.challenges.flatMap(({ id, opens = [], leadsTo = [] }) =>
      [...opens, ...leadsTo].map((to) => ({ from: id, to })),
    ),
  ];
}

function placed(
  ids: readonly string[],
  areas: { readonly [id: string]: Area },
  complain: (problem: string) => void,
): [string, Area][] {
  for (const id of ids) if (!Object.hasOwn(areas, id)) complain(`says nothing of ${id}`);
  for (const id of Object.keys(areas)) if (!ids.includes(id)) complain(`places "${id}", which is not on this plan`);
  return Object.entries(areas);
}

function isInside([x, y, w, h]: Area, [left, top, width, height]: Area): boolean {
  return x >= left && y >= top && x + w <= left + width && y + h <= top + height && w > 0 && h > 0;
}

function overlaps(areas: readonly [string, Area][]): [string, string][] {
  return areas.flatMap(([a, one], i) =>
    areas
      .slice(i + 1)
      .filter(([, two]) => doOverlap(one, two))
      .map(([b]): [string, string] => [a, b]),
  );
}

function doOverlap([x, y, w, h]: Area, [x2, y2, w2, h2]: Area): boolean {
  return x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;
}

/** An arrow begins and ends at what it joins, runs straight, and crosses nothing on its way. */
function arrowProblems(layout: Layout, arrow: ArrowLine, spots: readonly [string, Area][]): string[] {
  const problems: string[] = [];
  const { from, to, points } = arrow;
  const source: Area | undefined = from === "start" ? [...layout.start, 0, 0] : layout.things[from];
  const target = layout.things[to] ?? layout.rooms[to];
  if (source && !touches(points[0], source)) problems.push(`does not begin at ${from}`);
  if (target && !touches(points[points.length - 1], target)) problems.push(`does not end at ${to}`);
  points.slice(1).forEach((point, i) => {
    const before = points[i];
    if (before[0] !== point[0] && before[1] !== point[1]) problems.push("runs askew");
    const way = boundsOf(before, point);
    for (const [id, area] of spots) {
      if (id !== from && id !== to && doOverlap(way, area)) problems.push(`crosses ${id}`);
    }
  });
  return problems;
}

/** On the edge of an area. */
function touches([x, y]: Spot, [left, top, width, height]: Area): boolean {
  const isWithin = x >= left && x <= left + width && y >= top && y <= top + height;
  return isWithin && (x === left || x === left + width || y === top || y === top + height);
}

/** The squares a straight line runs through, as an area with some breadth. */
function boundsOf([x, y]: Spot, [x2, y2]: Spot): Area {
  const breadth = 0.5;
  const left = Math.min(x, x2);
  const top = Math.min(y, y2);
  const width = Math.abs(x - x2);
  const height = Math.abs(y - y2);
  return width === 0
    ? [left - breadth / 2, top, breadth, Math.max(height, 0.1)]
    : [left, top - breadth / 2, width, breadth];
}
