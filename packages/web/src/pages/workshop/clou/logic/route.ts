import {
  type ArrowEnds,
  arrowsOf,
  type Area,
  type BurglaryPlan,
  type Layout,
  type Spot,
} from "@safehouse/games/clou/workshop";

type Arrow = Layout["arrows"][number];

const STEPS: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
/** What the schema allows of an arrow. */
const MOST_POINTS = 8;

/** The layout with every arrow the plan asks for: those that still fit stay, others find a new way. One without a way is left out. */
export function withArrows(plan: BurglaryPlan, layout: Layout, before: Layout | null): Layout {
  const arrows = arrowsOf(plan).flatMap((ends) => {
    const kept = before === null ? undefined : layout.arrows.find((each) => isSame(each, ends));
    if (kept !== undefined && before !== null && isUntouched(kept, layout, before)) return [kept];
    const points = findWay(layout, ends, true) ?? findWay(layout, ends, false);
    return points === null ? [] : [{ ...ends, points }];
  });
  return { ...layout, arrows };
}

function isSame(one: ArrowEnds, two: ArrowEnds): boolean {
  return one.from === two.from && one.to === two.to;
}

/** Nothing that it joins has moved, and nothing has been put in its way. */
function isUntouched({ from, to, points }: Arrow, layout: Layout, before: Layout): boolean {
  const areaIn = ({ rooms, things, start }: Layout, id: string): string =>
    String(id === "start" ? start : (things[id] ?? rooms[id]));
  if (areaIn(layout, from) !== areaIn(before, from) || areaIn(layout, to) !== areaIn(before, to)) return false;
  return Object.entries(layout.things).every(
    ([id, area]) =>
      id === from || id === to || points.every((point, i) => i === 0 || !blocks(area, points[i - 1] ?? point, point)),
  );
}

function blocks([x, y, w, h]: Area, [ax, ay]: Spot, [bx, by]: Spot): boolean {
  return Math.max(ax, bx) >= x && Math.min(ax, bx) <= x + w && Math.max(ay, by) >= y && Math.min(ay, by) <= y + h;
}

/** The shortest way along the squares around everything else, with few corners. Null if there is none. */
function findWay(layout: Layout, { from, to }: ArrowEnds, isRoomy: boolean): readonly Spot[] | null {
  const { width, height } = layout;
  const columns = width + 1;
  const at = ([x, y]: Spot): number => y * columns + x;
  const isOn = ([x, y]: Spot): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const closed = new Uint8Array(columns * (height + 1));
  for (const [x, y, w, h] of Object.values(layout.things)) {
    for (let row = y; row <= y + h; row++) {
      for (let column = x; column <= x + w; column++) if (isOn([column, row])) closed[at([column, row])] = 1;
    }
  }
  const target = layout.things[to] ?? layout.rooms[to];
  const source: Area | undefined = from === "start" ? [...layout.start, 0, 0] : layout.things[from];
  if (target === undefined || source === undefined) return null;
  // A room is entered well inside its wall, a thing anywhere on its edge; where there is room the last stretch is straight, for the head of the arrow.
  const isRoom = layout.things[to] === undefined;
  const far = new Int32Array(closed.length).fill(-1);
  const queue: Spot[] = [];
  for (const [x, y] of edgeOf(target, isRoom ? 3 : 1)) {
    if (!isOn([x, y]) || (isRoom && closed[at([x, y])] === 1)) continue;
    far[at([x, y])] = 0;
    const [dx, dy] = outward(target, [x, y]);
    const last = !isRoomy ? 1 : isRoom ? ROOM_STRETCH : STRETCH;
    for (let k = 1; k <= last; k++) {
      const spot: Spot = [x + k * dx, y + k * dy];
      if (!isOn(spot) || closed[at(spot)] === 1) break;
      if (far[at(spot)] !== -1) continue;
      far[at(spot)] = k;
      if (k === last) queue.push(spot);
    }
  }
  for (const [x, y] of queue) {
    for (const [dx, dy] of STEPS) {
      const next: Spot = [x + dx, y + dy];
      if (!isOn(next) || closed[at(next)] === 1 || far[at(next)] !== -1) continue;
      far[at(next)] = (far[at([x, y])] ?? 0) + 1;
      queue.push(next);
    }
  }
  return walk(edgeOf(source, 1), far, at, isOn);
}

/** Squares in front of a thing, and of a wall with its diamond, that an arrow crosses straight. */
const STRETCH = 2;
const ROOM_STRETCH = 3;

function outward([x, y, w]: Area, [ex, ey]: Spot): Spot {
  if (ex === x) return [-1, 0];
  if (ex === x + w) return [1, 0];
  return ey === y ? [0, -1] : [0, 1];
}

/** The name of a thing stands above its frame: nothing leaves beside it. */
const NAME = 4;

/** The squares on the rim, from the middles of the sides on, without so many at each corner. */
function edgeOf([x, y, w, h]: Area, inset: number): Spot[] {
  if (w === 0 && h === 0) return [[x, y]];
  const head = inset === 1 ? Math.min(NAME, h - 1) : inset;
  const rim: Spot[] = [];
  for (const i of fromMiddle(inset, w - inset)) rim.push([x + i, y], [x + i, y + h]);
  for (const i of fromMiddle(head, h - inset)) rim.push([x, y + i], [x + w, y + i]);
  return rim;
}

function fromMiddle(first: number, last: number): number[] {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  const middle = (first + last) / 2;
  return all.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

function walk(
  starts: readonly Spot[],
  far: Int32Array,
  at: (spot: Spot) => number,
  isOn: (spot: Spot) => boolean,
): readonly Spot[] | null {
  const stepFrom = ([x, y]: Spot, direction: number): Spot => [
    x + (STEPS[direction]?.[0] ?? 0),
    y + (STEPS[direction]?.[1] ?? 0),
  ];
  const left = (spot: Spot): number => (isOn(spot) && far[at(spot)] !== -1 ? (far[at(spot)] ?? 0) : Infinity);
  let best: { readonly start: Spot; readonly direction: number; readonly length: number } | null = null;
  for (const start of starts) {
    for (const direction of STEPS.keys()) {
      const length = left(stepFrom(start, direction));
      // Of those that are as short the first is nearest to the middle of a side.
      if (length < (best?.length ?? Infinity)) best = { start, direction, length };
    }
  }
  if (best === null) return null;
  const points: Spot[] = [best.start];
  let { direction } = best;
  let here = stepFrom(best.start, direction);
  while (left(here) > 0) {
    const nearer = [direction, 0, 1, 2, 3].find((each) => left(stepFrom(here, each)) === left(here) - 1);
    if (nearer === undefined) return null;
    if (nearer !== direction) points.push(here);
    direction = nearer;
    here = stepFrom(here, direction);
  }
  points.push(here);
  return points.length > MOST_POINTS ? null : points;
}
