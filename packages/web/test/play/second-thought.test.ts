import { expect, test } from "vitest";
import { SecondThought } from "../../src/play/table/second-thought.ts";
import type { StageClock } from "../../src/stage/clock.ts";

/** Time passes when the test says so. */
function waiting(): {
  readonly thought: SecondThought;
  readonly clock: StageClock;
  pass(): void;
  readonly timers: Set<() => void>;
} {
  const timers = new Set<() => void>();
  const clock: StageClock = {
    now: () => 0,
    after(_milliseconds, act) {
      timers.add(act);
      return () => void timers.delete(act);
    },
  };
  return { thought: new SecondThought(clock), clock, timers, pass: () => [...timers].forEach((act) => act()) };
}

test("a move that nobody takes back is meant", async () => {
  const { thought, pass, timers } = waiting();
  const meant = thought.wait(1_500);
  pass();
  expect(await meant).toBe(true);
  expect(timers.size).toBe(0);
});

test("a move that is taken back is not, however late its time comes", async () => {
  const { thought, pass, timers } = waiting();
  const meant = thought.wait(1_500);
  thought.takeBack();
  pass();
  expect(await meant).toBe(false);
  expect(timers.size).toBe(0);
});

test("whoever goes away has meant it, and is not waited for", async () => {
  const { thought, timers } = waiting();
  const meant = thought.wait(1_500);
  thought.goOn();
  thought.takeBack();
  expect(await meant).toBe(true);
  expect(timers.size).toBe(0);
});

test("where everything is at once nothing waits", async () => {
  const { thought, timers } = waiting();
  const meant = thought.wait(0);
  expect(timers.size).toBe(0);
  expect(await meant).toBe(true);
});
