import type { Draw } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { allDraws, arrive, countStates, sheet, vote } from "../src/index.ts";

describe("all draws", () => {
  test.each<[Draw, number]>([
    [{ dice: 0 }, 1],
    [{ dice: 3 }, 216],
    [{ shuffle: 4 }, 24],
    [{ shuffle: 7 }, 5040],
    [{ pick: 9 }, 9],
  ])("%j has %i outcomes, all different", (draw, count) => {
    const draws = allDraws(draw).map((drawn) => drawn.join());
    expect(draws).toHaveLength(count);
    expect(new Set(draws).size).toBe(count);
  });

  test("what is too much to look through is refused", () => {
    expect(() => allDraws({ shuffle: 8 })).toThrow("40320");
    expect(() => allDraws({ dice: 5 })).toThrow("7776");
  });
});

test("the states of a vote of three on one motion: a start, 19 open votes, 8 ends", () => {
  expect(countStates(vote, arrive(vote, { motions: 1 }, 3, []), 1000)).toBe(28);
});

test("a tie adds the coin in the air: 4 seats, 16 complete ballots of which 6 are ties with two ends each", () => {
  expect(countStates(vote, arrive(vote, { motions: 1 }, 4, []), 1000)).toBe(1 + (81 - 16) + 10 + 6 + 12);
});

test("more states than the limit are not counted", () => {
  expect(countStates(sheet, arrive(sheet, {}, 2, []), 500)).toBeNull();
});
