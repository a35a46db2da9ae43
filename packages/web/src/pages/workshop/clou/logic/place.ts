import { type Area, type BurglaryPlan, type Challenge, type Layout, type Loot } from "@safehouse/games/clou/workshop";
import { grown, overlap, type Size, sizeOf } from "./geometry.ts";

/** What the schema allows of a sheet. */
export const LARGEST = 400;
/** What stays free around things, so that arrows find a way. */
const GAP = 2;
/** The name of a room stands above its things. */
export const ROOM_HEAD = 5;
const NEW_ROOM: Size = [30, 26];
/** Where the crew starts, around its spot. */
const START: Size = [16, 6];

/**
 * Puts a thing where its room has a free place, else the room grows. Where the sheet is at its largest it lies in the corner, where it shows
 * that the room is full.
 */
export function placeThing(layout: Layout, thing: Challenge | Loot): Layout {
  const { [thing.id]: _before, ...things } = layout.things;
  const without = { ...layout, things };
  const room = layout.rooms[thing.room];
  if (room === undefined) return layout;
  const sizes = [sizeOf(thing), sizeOf(thing, 3), sizeOf(thing, 2)];
  const free = (on: Layout): Area | null =>
    sizes.map((size) => freeArea(on, on.rooms[thing.room] ?? room, size)).find((found) => found !== null) ?? null;
  const area = free(without);
  if (area !== null) return { ...without, things: { ...things, [thing.id]: area } };
  for (let by = 1; ; by++) {
    const larger = stretched(without, room[1] + room[3] - 1, by);
    if (larger === null) break;
    const place = free(larger);
    if (place !== null) return { ...larger, things: { ...larger.things, [thing.id]: place } };
  }
  const [width, height] = sizeOf(thing);
  return { ...without, things: { ...things, [thing.id]: [room[0] + 1, room[1] + 1, width, height] } };
}

/** The sheet with more lines from there on: what stands below moves down, rooms that reach over it grow. Null if it is too large then. */
function stretched(layout: Layout, line: number, by: number): Layout | null {
  if (layout.height + by > LARGEST) return null;
  const below = (areas: Layout["rooms"], grows: boolean): Layout["rooms"] =>
    Object.fromEntries(
      Object.entries(areas).map(([id, [x, y, w, h]]): [string, Area] => {
        if (y >= line) return [id, [x, y + by, w, h]];
        return [id, [x, y, w, grows && y + h > line ? h + by : h]];
      }),
    );
  const [startX, startY] = layout.start;
  return {
    ...layout,
    height: layout.height + by,
    start: [startX, startY >= line ? startY + by : startY],
    rooms: below(layout.rooms, true),
    things: below(layout.things, false),
  };
}

function freeArea(layout: Layout, room: Area, [width, height]: Size): Area | null {
  const [left, top, roomWidth, roomHeight] = room;
  const [x0, y0] = layout.start;
  const start: Area = [x0 - START[0] / 2, y0 - START[1] / 2, START[0], START[1]];
  const taken = [start, ...Object.values(layout.things).map((area) => grown(area, GAP))];
  for (let y = top + ROOM_HEAD; y + height <= top + roomHeight - 1; y++) {
    for (let x = left + GAP; x + width <= left + roomWidth - GAP; x++) {
      const area: Area = [x, y, width, height];
      if (!taken.some((other) => overlap(area, other))) return area;
    }
  }
  return null;
}

/** A new room lies in the first free corner of the sheet, or on a strip that the sheet grows by. */
export function placeRoom(layout: Layout, id: string): Layout {
  const [width, height] = NEW_ROOM;
  const rooms = Object.values(layout.rooms);
  for (let y = 0; y + height <= layout.height; y += 2) {
    for (let x = 0; x + width <= layout.width; x += 2) {
      const area: Area = [x, y, width, height];
      if (!rooms.some((other) => overlap(area, other))) return { ...layout, rooms: { ...layout.rooms, [id]: area } };
    }
  }
  if (layout.height + height <= LARGEST) {
    const below: Area = [0, layout.height, Math.min(width, layout.width), height];
    return { ...layout, height: layout.height + height, rooms: { ...layout.rooms, [id]: below } };
  }
  // With the sheet at its largest it lies over others, which shows at once.
  const right = Math.min(layout.width, LARGEST - width);
  const beside: Area = [right, 0, width, height];
  return { ...layout, width: Math.max(layout.width, right + width), rooms: { ...layout.rooms, [id]: beside } };
}

/** A thing that has become too small for what it holds grows where it stands, or moves to where it has room. */
export function fitThings(plan: BurglaryPlan, layout: Layout): Layout {
  let fitting = layout;
  for (const thing of [...plan.challenges, ...plan.loot]) {
    const area = fitting.things[thing.id];
    const room = fitting.rooms[thing.room];
    if (area === undefined || room === undefined) continue;
    const columns = Math.max(2, Math.floor((area[2] - 2) / 4));
    const [width, height] = sizeOf(thing, columns);
    if (width <= area[2] && height <= area[3]) continue;
    const larger: Area = [area[0], area[1], Math.max(area[2], width), Math.max(area[3], height)];
    const { [thing.id]: _own, ...others } = fitting.things;
    const fits = isWithin(larger, room) && !Object.values(others).some((other) => overlap(larger, other));
    fitting = fits ? { ...fitting, things: { ...others, [thing.id]: larger } } : placeThing(fitting, thing);
  }
  return fitting;
}

function isWithin([x, y, w, h]: Area, [left, top, width, height]: Area): boolean {
  return x >= left && y >= top && x + w <= left + width && y + h <= top + height;
}
