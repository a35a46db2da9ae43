import { expect, test } from "vitest";
import type { Box } from "../../src/ask/place-card.ts";
import { placeCoach, type Spot } from "../../src/lesson/place-coach.ts";

const ROOM: Box = { x: 0, y: 60, width: 1440, height: 840 };
const SHAPES = { narrow: { width: 372, height: 220 }, wide: { width: 620, height: 150 } };
type Shape = keyof typeof SHAPES;

const HAND: Box = { x: 400, y: 700, width: 600, height: 200 };
const PLAN: Box = { x: 0, y: 60, width: 900, height: 640 };
const TRAY: Box = { x: 0, y: 720, width: 900, height: 180 };
const SHEET: Box = { x: 920, y: 60, width: 520, height: 840 };

function overlaps({ shape, x, y }: Spot<Shape>, box: Box): boolean {
  const { width, height } = SHAPES[shape];
  return x < box.x + box.width && x + width > box.x && y < box.y + box.height && y + height > box.y;
}

test("the coach lies where nothing is, and wholly in the room", () => {
  const spot = placeCoach(SHAPES, null, { room: ROOM, needed: [HAND], rest: [PLAN] });
  expect(overlaps(spot, HAND) || overlaps(spot, PLAN)).toBe(false);
  expect(spot.x + SHAPES[spot.shape].width).toBeLessThanOrEqual(ROOM.width);
});

test("what is needed is never covered while there is another way, whatever else is", () => {
  const spot = placeCoach(SHAPES, null, { room: ROOM, needed: [PLAN, SHEET], rest: [TRAY] });
  expect(overlaps(spot, PLAN) || overlaps(spot, SHEET)).toBe(false);
  expect(spot.shape).toBe("wide");
});

test("the coach stays where it lies until that is needed", () => {
  const present = { shape: "narrow", x: 500, y: 680 } as const;
  expect(placeCoach(SHAPES, present, { room: ROOM, needed: [PLAN, SHEET].slice(1), rest: [] })).toEqual(present);
  const moved = placeCoach(SHAPES, present, { room: ROOM, needed: [HAND], rest: [] });
  expect(overlaps(moved, HAND)).toBe(false);
});

test("a room that has become smaller keeps the coach in it", () => {
  const present = { shape: "wide", x: 800, y: 700 } as const;
  const room = { x: 0, y: 50, width: 844, height: 340 };
  const { shape, x, y } = placeCoach(SHAPES, present, { room, needed: [], rest: [] });
  expect(x + SHAPES[shape].width).toBeLessThanOrEqual(844);
  expect(y + SHAPES[shape].height).toBeLessThanOrEqual(390);
});
