import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue, QueueFull } from "../src/limits/fair-queue.ts";

interface Task {
  readonly key: string;
  readonly name: string;
  readonly priority?: number;
}

/** A queue whose tasks end when the test says so. */
function openQueue(slots: number, mostWaiting?: number) {
  const queue = new FairQueue<string>(mostWaiting === undefined ? { slots } : { slots, mostWaiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = ({ key, name, priority = 0 }: Task): Promise<string> =>
    queue.run(
      key,
      () => {
        begun.push(name);
        return new Promise((resolve) => ends.push(() => resolve(name)));
      },
      priority,
    );
  /** Ends the oldest running task, and waits until what follows it has begun. */
  const endOne = async (): Promise<boolean> => {
    const end = ends.shift();
    end?.();
    await new Promise((resolve) => setImmediate(resolve));
    return end !== undefined;
  };
  return { bring, begun, endOne, running: () => ends.length };
}

async function orderOf(tasks: readonly Task[]): Promise<string[]> {
  const { bring, begun, endOne } = openQueue(1);
  const done = [{ key: "first", name: "first" }, ...tasks].map(bring);
  while (await endOne());
  await Promise.all(done);
  return begun.slice(1);
}

const named = (key: string, count: number, priority = 0): Task[] =>
  Array.from({ length: count }, (_, i) => ({ key, name: `${key}${i + 1}`, priority }));

describe("a fair queue", () => {
  test("lets keys take turns, each in the order it came", async () => {
    expect(await orderOf([...named("a", 4), ...named("b", 2), ...named("c", 1)])).toEqual([
      ...["a1", "b1", "c1"],
      ...["a2", "b2", "a3", "a4"],
    ]);
  });

  test("lets a lower priority number go first, whoever brought it", async () => {
    const tasks = [...named("a", 2, 5), ...named("b", 1, 1), { key: "a", name: "urgent", priority: 0 }];
    expect(await orderOf(tasks)).toEqual(["urgent", "b1", "a1", "a2"]);
  });

  test("refuses what is too much of one key, and nobody else's", async () => {
    const { bring, begun, endOne } = openQueue(1, 2);
    const taken = named("a", 3).map(bring);
    await expect(bring({ key: "a", name: "a4" })).rejects.toBeInstanceOf(QueueFull);
    const other = bring({ key: "b", name: "b1" });
    while (await endOne());
    expect(await Promise.all([...taken, other])).toEqual(["a1", "a2", "a3", "b1"]);
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
    // What has had its turn no longer counts.
    const again = named("a", 3).map(bring);
    while (await endOne());
    expect(await Promise.all(again)).toEqual(["a1", "a2", "a3"]);
  });

  test("gives a slot on when a task fails, even at once", async () => {
    const queue = new FairQueue<string>({ slots: 1 });
    const rejecting = queue.run("a", () => Promise.reject(new Error("no")));
    const throwing = queue.run("a", () => {
      throw new Error("never");
    });
    const after = queue.run("a", () => Promise.resolve("yes"));
    await expect(rejecting).rejects.toThrow("no");
    await expect(throwing).rejects.toThrow("never");
    expect(await after).toBe("yes");
  });

  test("never runs more than its slots, leaves none empty, and lets nobody wait longer than one turn of each other key", async () => {
    const task = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), end: fc.boolean() });
    const law = fc.asyncProperty(
      fc.array(task, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (all, slots) => {
        const { bring, begun, endOne, running } = openQueue(slots);
        const done: Promise<string>[] = [];
        const arrived: string[] = [];
        for (const [i, { key, end }] of all.entries()) {
          arrived.push(key);
          done.push(bring({ key, name: `${i}` }));
          if (end) await endOne();
          expect(running()).toBe(Math.min(slots, arrived.length - (begun.length - running())));
        }
        const atRest = begun.length;
        while (await endOne());
        await Promise.all(done);
        expect(begun.toSorted((a, b) => Number(a) - Number(b))).toEqual(arrived.map((_, i) => `${i}`));
        for (const key of new Set(arrived)) {
          const own = begun.filter((name) => arrived[Number(name)] === key).map(Number);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
        // From here on nobody came: between two turns of one key every other key has at most one.
        const turns = begun.slice(atRest).map((name) => arrived[Number(name)]);
        for (const [i, key] of turns.entries()) {
          const next = turns.indexOf(key, i + 1);
          const between = turns.slice(i + 1, next === -1 ? i + 1 : next);
          expect(new Set(between).size).toBe(between.length);
        }
      },
    );
    await fc.assert(law, { seed: 13, numRuns: 200 });
  });
});
