import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { library } from "./habits.ts";
import { type Lead, leadIn } from "./measure.ts";
import type { Task } from "./screen-worker.ts";

/** How many habits go on to the second look, and how many are confirmed on fresh seeds. */
const SECOND_LOOK = 40;
const CONFIRMED = 10;
/** What a habit may gain, in points a round; twice the standard error comes on top. */
const ALLOWED = 1;
/** Seeds of the two looks and of the confirmation do not meet. */
const APART = 1_000_000;

/** How many matches each habit plays when all are screened, in a second look at the best, and to confirm the ten that did best. */
export interface Sizes {
  readonly all: number;
  readonly best: number;
  readonly confirmed: number;
}

/**
 * Which habit gains most among experts: all are screened on the same seeds, the better ones again, and the ten that did best play fresh
 * matches. Only these say anything: the best of 150 looks good by chance alone. Returns whether none gains more than is allowed.
 */
export async function screenHabits(
  seats: number,
  seed: number,
  sizes: Sizes,
  print: (line: string) => void,
): Promise<boolean> {
  const names = library().map(({ name }) => name);
  const leads = names.map((): number[] => []);
  const leadOf = (habit: number): Lead => leadIn(leads[habit]);
  const byLead = (): number[] => names.map((_, habit) => habit).toSorted((a, b) => leadOf(b).mean - leadOf(a).mean);
  const look = async (title: string, habits: readonly number[], from: number, matches: number): Promise<void> => {
    print(`## ${title}: ${habits.length} habits, ${matches} matches each from seed ${from}`);
    await onAllCores(
      habits.map((habit) => ({ habit, seats, seed: from, matches })),
      ({ habit }, played) => void leads[habit].push(...played),
    );
    for (const habit of byLead().filter((each) => habits.includes(each))) {
      const { mean, error } = leadOf(habit);
      print(`${mean.toFixed(2)} ± ${error.toFixed(2)} (${leads[habit].length}): ${names[habit]}`);
    }
  };
  await look("all", byLead(), seed, sizes.all);
  await look("a second look", byLead().slice(0, SECOND_LOOK), seed + APART, sizes.best);
  const best = byLead().slice(0, CONFIRMED);
  for (const habit of best) leads[habit] = [];
  await look("confirmed on fresh seeds", best, seed + 2 * APART, sizes.confirmed);
  return best.map(leadOf).every(({ mean, error }) => mean <= ALLOWED + 2 * error);
}

async function onAllCores(
  tasks: readonly Task[],
  onPlayed: (task: Task, leads: readonly number[]) => void,
): Promise<void> {
  const file = new URL("screen-worker.ts", import.meta.url);
  let next = 0;
  const work = async (): Promise<void> => {
    const thread = new Worker(file);
    try {
      for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        thread.postMessage(task);
        const [leads] = (await once(thread, "message")) as [readonly number[]];
        onPlayed(task, leads);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
