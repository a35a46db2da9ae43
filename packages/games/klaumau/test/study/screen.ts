import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { library } from "./habits.ts";
import { type Lead, leadIn } from "./measure.ts";
import type { Task } from "./screen-worker.ts";

/** How many habits are looked at again, and how many are confirmed on fresh seeds. */
const SECOND_LOOK = 20;
const CONFIRMED = 10;
/** What a habit may gain, in points a round; twice the standard error comes on top. */
const ALLOWED = 1;
/** Seeds of the two looks and of the confirmation do not meet. */
const APART = 1_000_000;
/** So many matches one core plays at a time. */
const BLOCK = 4;

/** How many matches each habit plays when all are screened, in a second look at the best, and to confirm the ten that did best. */
export interface Sizes {
  readonly all: number;
  readonly best: number;
  readonly confirmed: number;
}

export interface Screening {
  readonly seats: number;
  readonly seed: number;
  readonly sizes: Sizes;
  /** Holds what was played, a line a block: a study that was cut off goes on where it stood. For one state of the bots only. */
  readonly file: string;
  readonly print: (line: string) => void;
}

/**
 * Which habit gains most among experts: all are screened on the same seeds, the better ones again, and the ten that did best play fresh
 * matches. Only these say anything: the best of 150 looks good by chance alone. Returns whether none gains more than is allowed.
 */
export async function screenHabits({ seats, seed, sizes, file, print }: Screening): Promise<boolean> {
  const names = library().map(({ name }) => name);
  const leads = names.map((): number[] => []);
  const leadOf = (habit: number): Lead => leadIn(leads[habit]);
  const byLead = (habits: readonly number[]): number[] => habits.toSorted((a, b) => leadOf(b).mean - leadOf(a).mean);
  const look = async (title: string, habits: readonly number[], from: number, matches: number): Promise<number[]> => {
    print(`## ${title}: ${habits.length} habits, ${matches} matches each from seed ${from}`);
    // Everybody plays a block before anybody plays the next: what is cut off says as much of each habit.
    const tasks = habits
      .flatMap((habit) => blocksOf({ habit, seats, seed: from, matches }))
      .toSorted((a, b) => a.seed - b.seed);
    for (const { task, played } of await playAll(tasks, file)) leads[task.habit].push(...played);
    const best = byLead(habits);
    for (const habit of best) {
      const { mean, error } = leadOf(habit);
      print(`${mean.toFixed(2)} ± ${error.toFixed(2)} (${leads[habit].length}): ${names[habit]}`);
    }
    return best;
  };
  const all = await look("all", [...names.keys()], seed, sizes.all);
  const better = await look("a second look", all.slice(0, SECOND_LOOK), seed + APART, sizes.best);
  const best = better.slice(0, CONFIRMED);
  for (const habit of best) leads[habit] = [];
  await look("confirmed on fresh seeds", best, seed + 2 * APART, sizes.confirmed);
  return best.map(leadOf).every(({ mean, error }) => mean <= ALLOWED + 2 * error);
}

interface Block {
  readonly task: Task;
  readonly played: readonly number[];
}

function blocksOf({ matches, seed, ...rest }: Task): Task[] {
  return Array.from({ length: Math.ceil(matches / BLOCK) }, (_, i) => ({
    ...rest,
    seed: seed + i * BLOCK,
    matches: Math.min(BLOCK, matches - i * BLOCK),
  }));
}

/** On all cores, but for what the file holds already. */
async function playAll(tasks: readonly Task[], file: string): Promise<Block[]> {
  const kept = readBlocks(file);
  const isPlayed = (task: Task): boolean => kept.has(JSON.stringify(task));
  const open = tasks.filter((task) => !isPlayed(task));
  let next = 0;
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL("screen-worker.ts", import.meta.url));
    try {
      for (let task = open[next++]; task !== undefined; task = open[next++]) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        thread.postMessage(task);
        const [played] = (await once(thread, "message")) as [readonly number[]];
        kept.set(JSON.stringify(task), played);
        appendFileSync(file, `${JSON.stringify({ task, played })}\n`);
      }
    } finally {
      await thread.terminate();
    }
  };
  if (open.length > 0) await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tasks.map((task) => ({ task, played: kept.get(JSON.stringify(task)) ?? [] }));
}

function readBlocks(file: string): Map<string, readonly number[]> {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const { task, played } = JSON.parse(line) as Block;
      return [JSON.stringify(task), played];
    }),
  );
}
