import { type Box, shared, type Size } from "../ask/place-card.ts";

export interface Surroundings {
  /** Where the coach may lie. */
  readonly room: Box;
  /** What is pressed or talked about now: it is never covered where there is any other way. */
  readonly needed: readonly Box[];
  /** Whatever else is to be seen, the less of it covered the better. */
  readonly rest: readonly Box[];
}

/** A shape that the coach can take, at some place. */
export interface Spot<Shape extends string> {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
}

const STEP = 24;
const GAP = 8;
const NEEDED = 1000;
/** Nobody likes a coach who walks about: a place is kept while another would free no more than so many square pixels. */
const WORTH_A_MOVE = 12_000;

/** Where the coach lies on the table, and in which of its shapes. `present` is where it lies now. */
export function placeCoach<Shape extends string>(
  shapes: { readonly [shape in Shape]: Size },
  present: Spot<Shape> | null,
  { room, needed, rest }: Surroundings,
): Spot<Shape> {
  const costOf = ({ shape, x, y }: Spot<Shape>): number => {
    const place = { x, y, ...shapes[shape] };
    return NEEDED * covered(place, needed) + covered(place, rest);
  };
  const spots = (Object.keys(shapes) as Shape[]).flatMap((shape) => spotsOf(shape, shapes[shape], room));
  const costs = spots.map(costOf);
  const least = Math.min(...costs);
  const best = spots[costs.indexOf(least)] as Spot<Shape>;
  if (present === null || !isWithin({ ...present, ...shapes[present.shape] }, room)) return best;
  return costOf(present) <= least + WORTH_A_MOVE ? present : best;
}

/** From the upper right corner on: where there is room for the log, it is there. */
function spotsOf<Shape extends string>(shape: Shape, { width, height }: Size, room: Box): Spot<Shape>[] {
  const right = Math.max(room.x + GAP, room.x + room.width - width - GAP);
  const low = Math.max(room.y + GAP, room.y + room.height - height - GAP);
  return steps(right, room.x + GAP).flatMap((x) => steps(room.y + GAP, low).map((y) => ({ shape, x, y })));
}

function isWithin(place: Box, room: Box): boolean {
  return place.x + place.width <= room.x + room.width && place.y + place.height <= room.y + room.height;
}

function covered(place: Box, things: readonly Box[]): number {
  return things.reduce((area, thing) => area + shared(place, thing), 0);
}

/** From one end to the other, both of them included. */
function steps(from: number, to: number): number[] {
  const count = Math.ceil(Math.abs(to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + Math.sign(to - from) * i * STEP));
}
