import { expect, it } from "vitest";
import { clocksOf, clockText, warningBetween } from "../../src/pages/lobby/logic/countdown.ts";

it("counts from when the deadlines were heard, the shortest first", () => {
  const deadlines = [
    { seat: 2, decision: "believe:2:1", milliseconds: 50_000, rests: false },
    { seat: 1, decision: "turn:1:4", milliseconds: 20_000, rests: false },
    { seat: 2, decision: "other:2:2", milliseconds: 30_000, rests: false },
  ];
  expect(clocksOf({ deadlines, heardAt: 1000 }, 6000)).toEqual([
    { seat: 1, milliseconds: 15_000, rests: false },
    { seat: 2, milliseconds: 25_000, rests: false },
  ]);
  expect(clocksOf({ deadlines, heardAt: 1000 }, 99_000).map(({ milliseconds }) => milliseconds)).toEqual([0, 0]);
  // A clock that was set back gives nobody more time.
  expect(clocksOf({ deadlines, heardAt: 1000 }, 0)[0]).toEqual({ seat: 1, milliseconds: 20_000, rests: false });
});

it("writes clocks as people read them", () => {
  expect([0, 1, 999, 9000, 61_000, 750_000, 3_900_000].map(clockText)).toEqual([
    "0:00",
    "0:01",
    "0:01",
    "0:09",
    "1:01",
    "12:30",
    "1:05:00",
  ]);
});

it("warns once at each mark", () => {
  expect(warningBetween(31_000, 30_000)).toBe(30);
  expect(warningBetween(30_000, 29_000)).toBeNull();
  expect(warningBetween(10_400, 9400)).toBe(10);
  expect(warningBetween(40_000, 5000)).toBe(10);
  expect(warningBetween(5000, 0)).toBeNull();
});
