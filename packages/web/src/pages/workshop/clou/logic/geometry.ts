import { type Area, type Challenge, hasRoomFor, type Loot, type Part, SACK } from "@safehouse/games/clou/workshop";

export type Size = readonly [width: number, height: number];

/** Symbols beside each other before a frame gets a second row. */
const WIDEST = 5;

export function overlap([x, y, w, h]: Area, [x2, y2, w2, h2]: Area): boolean {
  return x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;
}

export function grown([x, y, w, h]: Area, by: number): Area {
  return [x - by, y - by, w + 2 * by, h + 2 * by];
}

/** How large a challenge or a loot has to be for what it holds. */
export function sizeOf(thing: Challenge | Loot, widest = WIDEST): Size {
  if ("parts" in thing) return frameFor(thing.parts, widest);
  const { needs = [], traces = 0, effects = [] } = thing;
  if (needs.length === 0) return [SACK, SACK + 1];
  const [width, height] = frameFor([{ needs, effects, ...(traces > 0 && { traces }) }], widest);
  return [width + SACK, Math.max(height, SACK + 1)];
}

function frameFor(parts: readonly Part[], widest: number): Size {
  const most = Math.max(2, ...parts.map(({ needs, traces = 0 }) => needs.length + traces));
  const width = 4 * Math.min(most, widest) + 2;
  for (let height = 8; ; height++) if (hasRoomFor([0, 0, width, height], parts)) return [width, height];
}
