import { type Area, type BurglaryPlan, type Layout, type Spot } from "@safehouse/games/clou/workshop";
import { sizeOf } from "./geometry.ts";
import { LARGEST, ROOM_HEAD } from "./place.ts";
import { withArrows } from "./route.ts";

export type LayoutName = "wide" | "tall";

const COLUMNS: { readonly [layout in LayoutName]: { readonly count: number; readonly width: number } } = {
  wide: { count: 4, width: 34 },
  tall: { count: 2, width: 38 },
};
const MARGIN = 4;
const LEAST_HEIGHT = 22;
/** Where the crew starts takes the first lines of its room. */
const START_HEIGHT = 8;

/** Lays the whole plan out anew. Columns are as narrow as the sheet's greatest height allows. */
export function arrange(plan: BurglaryPlan, which: LayoutName): Layout {
  const { count, width } = COLUMNS[which];
  const columns = Math.min(count, Math.max(plan.rooms.length, 2));
  let layout = inColumns(plan, columns, width);
  for (let wider = width + 8; layout.height > LARGEST && columns * wider <= LARGEST; wider += 8)
    layout = inColumns(plan, columns, wider);
  return withArrows(plan, layout, null);
}

/** Rooms in the order in which they can be reached, row by row, and things in rows inside them. */
function inColumns(plan: BurglaryPlan, columns: number, width: number): Layout {
  const order = reachOrder(plan);
  const first = plan.rooms.find(({ start }) => start)?.id ?? order[0];
  const rooms: { [id: string]: Area } = {};
  const things: { [id: string]: Area } = {};
  let start: Spot = [8, 8];
  let y = 0;
  for (let i = 0; i < order.length; i += columns) {
    const row = order.slice(i, i + columns);
    const filled = row.map((id, k) => {
      const isLast = k === row.length - 1;
      const own = isLast ? width * (columns - k) : width;
      const top = y + ROOM_HEAD + (id === first ? START_HEIGHT : 0);
      return { id, x: k * width, own, ...flow(plan, id, k * width, top, own) };
    });
    const height = Math.max(LEAST_HEIGHT, ...filled.map(({ bottom }) => bottom + MARGIN - y));
    for (const { id, x, own, areas } of filled) {
      rooms[id] = [x, y, own, height];
      Object.assign(things, areas);
      if (id === first) start = [x + 12, y + ROOM_HEAD + 3];
    }
    y += height;
  }
  return { width: columns * width, height: y, start, rooms, things, arrows: [] };
}

/** Challenges and what they lead to stand beside each other; a full line goes on below. */
function flow(
  plan: BurglaryPlan,
  room: string,
  left: number,
  top: number,
  width: number,
): { readonly areas: { readonly [id: string]: Area }; readonly bottom: number } {
  const own = [...plan.challenges, ...plan.loot].filter((thing) => thing.room === room);
  const led = new Set(plan.challenges.flatMap(({ leadsTo = [] }) => leadsTo));
  const sorted = own.filter(({ id }) => !led.has(id)).flatMap((thing) => [thing, ...leadsFrom(thing.id)]);
  const areas: { [id: string]: Area } = {};
  let [x, y, line] = [left + MARGIN, top, 0];
  for (const thing of [...new Set([...sorted, ...own])]) {
    const [w, h] = sizeOf(thing, 4);
    if (x > left + MARGIN && x + w > left + width - MARGIN) {
      x = left + MARGIN;
      y += line + MARGIN;
      line = 0;
    }
    areas[thing.id] = [x, y, w, h];
    x += w + MARGIN;
    line = Math.max(line, h);
  }
  return { areas, bottom: y + line };

  function leadsFrom(id: string): typeof own {
    const targets = plan.challenges.find((challenge) => challenge.id === id)?.leadsTo ?? [];
    return own.filter((thing) => targets.includes(thing.id));
  }
}

/** Rooms as a crew comes to them, those that nothing leads to last. */
function reachOrder({ rooms, challenges }: BurglaryPlan): string[] {
  const order = rooms.filter(({ start }) => start).map(({ id }) => id);
  for (const room of order) {
    for (const { opens = [] } of challenges.filter((challenge) => challenge.room === room)) {
      for (const id of opens) if (!order.includes(id)) order.push(id);
    }
  }
  return [...new Set([...order, ...rooms.map(({ id }) => id)])];
}
