import { rank } from "@safehouse/kernel";
import { expect, test } from "vitest";

test("places follow the points, equals share a place, and equal places follow the seats", () => {
  const totals = [3, 7, 3, 9].map((points, seat) => ({ seat, points, lines: [] }));
  expect(rank(totals).standings.map(({ seat, place }) => [seat, place])).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
    [2, 3],
  ]);
});

test("a ranking keeps the lines and leaves its input alone", () => {
  const totals = [{ seat: 0, points: 1, lines: [{ text: { id: "x" }, points: 1 }] }];
  expect(rank(totals)).toEqual({ type: "ranking", standings: [{ ...totals[0], place: 1 }] });
  expect(totals[0]).not.toHaveProperty("place");
});
