import { describe, expect, test } from "vitest";
import { systemLuck } from "../src/client/surroundings.ts";
import { patienceAfter, waitBefore } from "../src/client/backoff.ts";

const patience = { firstWait: 250, longestWait: 10_000, answer: 0, silence: 0 };
const waits = (luck: number): number[] =>
  [0, 1, 2, 5, 6, 5000].map((attempt) =>
    waitBefore(attempt, { patience, luck: { ...systemLuck, fraction: () => luck } }),
  );

describe("the wait before another attempt", () => {
  test("doubles up to the longest, and stays there for ever", () => {
    expect(waits(1)).toEqual([250, 500, 1000, 8000, 10_000, 10_000]);
  });

  test("is by luck somewhere in the upper half, so that not all call at once", () => {
    expect(waits(0)).toEqual([125, 250, 500, 4000, 5000, 5000]);
    expect(waits(0.5)).toEqual([187.5, 375, 750, 6000, 7500, 7500]);
  });
});

test("patience for an answer grows with attempts in vain, not with the first loss, and not without end", () => {
  expect([0, 1, 2, 3, 4, 5, 5000].map(patienceAfter)).toEqual([1, 1, 2, 4, 8, 8, 8]);
});
