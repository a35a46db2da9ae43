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

/** Puts a new thing where its room has a free place, else into the corner, where it shows that the room is full. */
export function placeThing(layout: Layout, thing: Challenge | Loot): Layout {
  const room = layout.rooms[thing.room];
  if (room === undefined) return layout;
  const { [thing.id]: _before, ...others } = layout.things;
  const sizes = [sizeOf(thing), sizeOf(thing, 3), sizeOf(thing, 2)];
  const area = sizes.map((size) => freeArea(layout, others, room, size)).find((found) => found !== null);
  const [width, height] = sizeOf(thing);
  return { ...layout, things: { ...others, [thing.id]: area ?? [room[0] + 1, room[1] + 1, width, height] } };
}

function freeArea(layout: Layout, things: Layout["things"], room: Area, [width, height]: Size): Area | null {
  const [left, top, roomWidth, roomHeight] = room;
  const [x0, y0] = layout.start;
  const start: Area = [x0 - START[0] / 2, y0 - START[1] / 2, START[0], START[1]];
  const taken = [start, ...Object.values(things).map((area) => grown(area, GAP))];
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

/** A thing that has become too small for what it holds grows where it stands. */
export function fitThings(plan: BurglaryPlan, layout: Layout): Layout {
  const things = { ...layout.things };
  for (const thing of [...plan.challenges, ...plan.loot]) {
    const area = things[thing.id];
    if (area === undefined) continue;
    const columns = Math.max(2, Math.floor((area[2] - 2) / 4));
    const [width, height] = sizeOf(thing, columns);
    things[thing.id] = [area[0], area[1], Math.max(area[2], width), Math.max(area[3], height)];
  }
  return { ...layout, things };
}
