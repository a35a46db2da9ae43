import { expect, test } from "vitest";
import { PressGuard } from "../../src/play/table/press-guard.ts";

const HERE = { x: 100, y: 100 };
const BESIDE = { x: 120, y: 110 };
const ELSEWHERE = { x: 200, y: 100 };

function answered(): PressGuard {
  const guard = new PressGuard();
  guard.pressed(HERE);
  guard.opened(1_000);
  return guard;
}

test("the second half of a double press says nothing to the next question", () => {
  expect(answered().refuses(HERE, 1_000)).toBe(true);
  expect(answered().refuses(BESIDE, 1_399)).toBe(true);
});

test("whoever presses elsewhere, or after 400 ms, means it", () => {
  expect(answered().refuses(ELSEWHERE, 1_001)).toBe(false);
  expect(answered().refuses(HERE, 1_400)).toBe(false);
});

test("a question that was there before any press is not guarded", () => {
  const guard = new PressGuard();
  guard.opened(1_000);
  expect(guard.refuses(HERE, 1_001)).toBe(false);
  guard.pressed(HERE);
  guard.opened(2_000);
  expect(guard.refuses(HERE, 2_001)).toBe(true);
});
