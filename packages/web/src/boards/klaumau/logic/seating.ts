import { found } from "@safehouse/kernel";

/** The order in which players are drawn: clockwise from the left of the viewer, who sits below and is not among them. */
export function othersClockwise(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  const count = own === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}

/** Where a player sits at the wide table: the middle of the seat across, its top down, in hundredths of the table. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Which way there is room for what the player says. */
  readonly speaks: "left" | "right" | "below";
}

const SIDE = 10;
const SIDE_TOP = 42;
/** How far the outermost players of the upper row are from the middle, by how many sit there. */
const SPREAD = [0, 0, 23, 27, 32, 35, 37, 39];
const DIP = 6;

/** From three others on, one sits at each side; the rest share the upper edge, which is slightly bent. */
export function places(count: number): Place[] {
  if (count < 3) return upperRow(count);
  const left: Place = { x: SIDE, y: SIDE_TOP, speaks: "right" };
  const right: Place = { x: 100 - SIDE, y: SIDE_TOP, speaks: "left" };
  return [left, ...upperRow(count - 2), right];
}

function upperRow(count: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const across = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    const x = 50 + across * found(SPREAD[Math.min(count, SPREAD.length - 1)]);
    return { x, y: DIP * across * across, speaks: x > 60 ? "left" : "right" };
  });
}

/** Further in than where the own hand lies below: names stand beside the hats in large letters. */
const SCREEN_SIDE = 14;
const SCREEN_SIDES = [28, 63];
const SCREEN_SPREAD = [0, 0, 24, 36, 36];

/** On a big screen nobody sits below: from six on, two sit at each side. The piles lie in between, and nothing is said across them. */
export function allRound(count: number): Place[] {
  const sides = count < 3 ? [] : count < 6 ? [SIDE_TOP] : SCREEN_SIDES;
  const above = count - 2 * sides.length;
  const upper = Array.from({ length: above }, (_, i) => {
    const across = above === 1 ? 0 : (2 * i) / (above - 1) - 1;
    return { x: 50 + across * found(SCREEN_SPREAD[above]), y: 0 };
  });
  const left = sides.map((y) => ({ x: SCREEN_SIDE, y })).toReversed();
  const right = sides.map((y) => ({ x: 100 - SCREEN_SIDE, y }));
  return [...left, ...upper, ...right].map((place) => ({ ...place, speaks: "below" }));
}
