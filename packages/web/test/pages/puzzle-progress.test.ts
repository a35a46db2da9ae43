import { beforeEach, describe, expect, it } from "vitest";
import { gradeOf, keepAnswer, readProgress, streakOf } from "../../src/pages/puzzles/progress.ts";

const PUZZLE = { id: "a", rating: 1200 };

describe("progress at puzzles", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage;
  });

  it("moves the rating by the first answer alone", () => {
    expect(keepAnswer("klaumau", PUZZLE, true, null).rating).toBe(1216);
    expect(keepAnswer("klaumau", PUZZLE, false, null).rating).toBe(1216);
    expect(readProgress("clou").rating).toBe(1200);
  });

  it("counts days in a row, with today's still open", () => {
    const days = ["2026-02-27", "2026-02-28", "2026-03-01"];
    const progress = { rating: 1200, done: {}, days };
    expect(streakOf(progress, "2026-03-01")).toBe(3);
    expect(streakOf(progress, "2026-03-02")).toBe(3);
    expect(streakOf(progress, "2026-03-03")).toBe(0);
  });

  it("begins anew where what was kept cannot be read", () => {
    localStorage.setItem("safehouse.puzzles.klaumau", "{broken");
    expect(readProgress("klaumau")).toEqual({ rating: 1200, done: {}, days: [] });
  });

  it("grades by rating", () => {
    expect([1000, 1400, 1800].map(gradeOf)).toEqual([1, 2, 3]);
  });
});
