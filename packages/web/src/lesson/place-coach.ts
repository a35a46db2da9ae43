import { found } from "@safehouse/kernel";
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
  const things = [...needed.map((box) => ({ ...box, weight: NEEDED })), ...rest.map((box) => ({ ...box, weight: 1 }))];
  let best: Spot<Shape> | undefined;
  let least = Infinity;
  for (const shape of Object.keys(shapes) as Shape[]) {
    const size = shapes[shape];
    for (const x of across(room, size)) {
      // Most of the table lies beside it, however high or low: only the rest is asked again at every step down.
      const beneath = things.filter((thing) => x < thing.x + thing.width && thing.x < x + size.width);
      for (const y of down(room, size)) {
        const cost = covered({ x, y, ...size }, beneath);
        if (cost < least) [least, best] = [cost, { shape, x, y }];
      }
    }
  }
  const chosen = found(best);
  if (present === null) return chosen;
  const place = { ...present, ...shapes[present.shape] };
  return isWithin(place, room) && covered(place, things) <= least + WORTH_A_MOVE ? present : chosen;
}

/** From the upper right corner on: where there is room for the log, it is there. */
function across(room: Box, { width }: Size): number[] {
  return steps(Math.max(room.x + GAP, room.x + room.width - width - GAP), room.x + GAP);
}

function down(room: Box, { height }: Size): number[] {
  return steps(room.y + GAP, Math.max(room.y + GAP, room.y + room.height - height - GAP));
}

function isWithin(place: Box, room: Box): boolean {
  return place.x + place.width <= room.x + room.width && place.y + place.height <= room.y + room.height;
}

interface Thing extends Box {
  readonly weight: number;
}

function covered(place: Box, things: readonly Thing[]): number {
  let cost = 0;
  for (const thing of things) cost += thing.weight * shared(place, thing);
  return cost;
}

/** From one end to the other, both of them included. */
function steps(from: number, to: number): number[] {
  const count = Math.ceil(Math.abs(to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + Math.sign(to - from) * i * STEP));
}
