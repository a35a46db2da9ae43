import type { Area, ArrowLine, BurglaryPlan, Layout, Spot } from "../content/plan.ts";
import type { Problem } from "./problems.ts";

/** What is wrong with where things stand: missing, outside their room, over each other, or under an arrow. */
export function layoutProblems(plan: BurglaryPlan, which: "wide" | "tall"): Problem[] {
  const layout = plan.layouts[which];
  const problems: Problem[] = [];
  const complain = (at: string, problem: string): void =>
    void problems.push({ path: `layouts.${which}${at}`, problem });
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
  for (const [id, area] of rooms) if (!isInside(area, sheet)) complain(`.rooms.${id}`, "leaves the sheet");
  for (const [a, b] of overlaps(rooms)) complain(`.rooms.${a}`, `overlaps ${b}`);
  for (const [a, b] of overlaps(spots)) complain(`.things.${a}`, `overlaps ${b}`);
  for (const { id, room } of things) {
    const area = layout.things[id];
    const around = layout.rooms[room];
    if (area && around && !isInside(area, around)) complain(`.things.${id}`, `does not stand in ${room}`);
  }
  const wanted = arrowsOf(plan);
  const drawn = layout.arrows.map(({ from, to }) => `${from} to ${to}`);
  for (const arrow of wanted) if (!drawn.includes(arrow)) complain(".arrows", `has no arrow from ${arrow}`);
  layout.arrows.forEach((arrow, i) => {
    if (!wanted.includes(drawn[i])) complain(`.arrows[${i}]`, `from ${drawn[i]} is not on this plan`);
    for (const problem of arrowProblems(layout, arrow, spots)) complain(`.arrows[${i}]`, problem);
  });
  return problems;
}

/** Every arrow a plan must show, as `from to to`. */
function arrowsOf(plan: BurglaryPlan): string[] {
  const led = new Set(plan.challenges.flatMap(({ leadsTo = [] }) => leadsTo));
  const starts = new Set(plan.rooms.filter(({ start }) => start).map(({ id }) => id));
  const first = plan.challenges.filter(({ id, room }) => starts.has(room) && !led.has(id));
  return [
    ...first.map(({ id }) => `start to ${id}`),
    ...plan.challenges.flatMap(({ id, opens = [], leadsTo = [] }) =>
      [...opens, ...leadsTo].map((to) => `${id} to ${to}`),
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
