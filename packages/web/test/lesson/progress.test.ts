import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lesson } from "../../src/boards/klaumau-lesson/lesson.ts";
import { keepProgress, readProgress } from "../../src/lesson/progress.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("remembers how far somebody came", () => {
  expect(readProgress(lesson)).toBe(null);
  keepProgress(lesson, { step: 4, isFinished: false });
  expect(readProgress(lesson)).toEqual({ step: 4, isFinished: false });
});

it("forgets it when the lesson changes", () => {
  keepProgress(lesson, { step: 4, isFinished: false });
  expect(readProgress({ ...lesson, steps: lesson.steps.slice(1) })).toBe(null);
});

it.each(["{", "null", '{"step":1}', "[]"])("is not disturbed by %s", (text) => {
  kept.set("safehouse.lesson.klaumau", text);
  expect(readProgress(lesson)).toBe(null);
});

it("knows no step that is not there", () => {
  keepProgress(lesson, { step: 99, isFinished: false });
  expect(readProgress(lesson)).toBe(null);
});
