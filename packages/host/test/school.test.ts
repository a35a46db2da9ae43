import type { Study } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { type Clock, type LearnedStore, makeSchool } from "../src/index.ts";

/** Every look at the clock takes a millisecond; sleeping lets others have their turn. */
function slowClock(step: number): Clock & { readonly slept: () => number } {
  let time = 0;
  let slept = 0;
  return {
    now: () => (time += step),
    slept: () => slept,
    async sleep() {
      slept++;
      await Promise.resolve();
    },
  };
}

interface Pupil {
  readonly study: Study;
  readonly taken: string[];
  steps(): number;
}

function pupil(name: string, most: number, accepts: (learned: string) => boolean = () => true): Pupil {
  const taken: string[] = [];
  let steps = 0;
  const study: Study = {
    name,
    *learn(random, spent) {
      for (let i = 0; i < most && spent() < 1; i++) {
        steps++;
        yield;
      }
      return `learned ${random.below(1000)}`;
    },
    take(learned) {
      if (!accepts(learned)) return false;
      taken.push(learned);
      return true;
    },
  };
  return { study, taken, steps: () => steps };
}

function memory(kept: { [name: string]: string } = {}): LearnedStore & { readonly kept: { [name: string]: string } } {
  return {
    kept,
    read: async (name) => kept[name] ?? null,
    write: async (name, learned) => void (kept[name] = learned),
  };
}

test("what a bot lacks is learned in slices, kept, and handed over when it is next asked", async () => {
  const store = memory();
  const clock = slowClock(1);
  const school = makeSchool(store, clock);
  const { study, taken } = pupil("house", 200);
  school.teach(study);
  school.teach(study);
  expect(taken).toEqual([]);
  await expect.poll(() => store.kept["house"]).toMatch(/^learned \d+$/);
  expect(clock.slept()).toBeGreaterThan(3);
  school.teach(study);
  expect(taken).toEqual([store.kept["house"]]);
});

test("the same is learned everywhere, and nothing that is kept is learned again", async () => {
  const [one, two] = [memory(), memory()];
  for (const store of [one, two]) {
    makeSchool(store, slowClock(1)).teach(pupil("house", 50).study);
    await expect.poll(() => store.kept["house"]).toBeDefined();
  }
  expect(one.kept).toEqual(two.kept);
  const again = pupil("house", 50);
  makeSchool(one, slowClock(1)).teach(again.study);
  await expect.poll(() => again.taken).toEqual([one.kept["house"]]);
  expect(again.steps()).toBe(0);
});

test("what is of another release is learned anew", async () => {
  const store = memory({ house: "old" });
  makeSchool(store, slowClock(1)).teach(pupil("house", 5, (learned) => learned !== "old").study);
  await expect.poll(() => store.kept["house"]).toMatch(/^learned/);
});

test("a slow machine stops after fifteen seconds, with what it has learned by then", async () => {
  const store = memory();
  const slow = pupil("house", 1_000_000);
  makeSchool(store, slowClock(100)).teach(slow.study);
  await expect.poll(() => store.kept["house"]).toBeDefined();
  expect(slow.steps()).toBeLessThan(400);
});
