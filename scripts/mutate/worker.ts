/**
 * A process with mutants in its code, each behind Stryker's switch. It runs the tests once to see which of them reach which mutant, then
 * for each mutant those that do, until one fails. Loading code is nearly all of what a mutant costs elsewhere; here it is loaded once.
 */
import { once } from "node:events";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { GatheredTest } from "./as-vitest.ts";
import { ROOT } from "../tool.ts";

export interface Job {
  readonly switched: { readonly [file: string]: string };
  readonly tests: readonly string[];
  /** What an earlier process has found out. */
  readonly reach: Reach | null;
  readonly mutants: readonly string[];
  /** From the first line on: for what is reckoned once and kept. */
  readonly fromTheStart: boolean;
}

/** By test: how often it reaches which mutant, and how long it keeps the processor. */
export interface Reach {
  readonly hits: readonly { readonly [mutant: string]: number }[];
  readonly took: readonly number[];
}

export type Report =
  | { readonly type: "reach"; readonly reach: Reach }
  | { readonly type: "begun"; readonly mutant: string }
  | { readonly type: "judged"; readonly mutant: string; readonly fate: Fate; readonly by: string | null }
  | { readonly type: "broken"; readonly problem: string };

/**
 * `constant`: reached only while the code is loaded, so that every mutant of it would need a process of its own; these are not judged.
 * `unsure`: this process kept something from before the mutant, or from it, so that a fresh one must judge.
 */
export type Fate = "killed" | "timeout" | "survived" | "uncovered" | "constant" | "unsure";

interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number;
  hitLimit: number;
  readonly mutantCoverage: { readonly static: Hits; readonly perTest: { [test: string]: Hits } };
}
type Hits = { [mutant: string]: number };

/** For tests that wait for something. */
const TEST_PATIENCE = 20_000;
/** For tests that reckon: so much of the processor, and so many times what they take without a mutant. */
const FIRST_PATIENCE = 1500;
const MORE_PATIENCE = 10;
/** A mutant that a test reaches so many times as often as it would without it goes in circles. */
const CIRCLES = 20;
const FEW_HITS = 2000;

const ns: Switches = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: Infinity,
  mutantCoverage: { static: {}, perTest: {} },
};
// Some of vitest's expectations look for the worker that they run in.
Object.assign(globalThis, { __stryker__: ns, __vitest_worker__: { config: {} } });

const deadline = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity);
let strayError: unknown = null;
process.on("unhandledRejection", (error) => (strayError = error));
process.on("uncaughtException", (error) => (strayError = error));
// Nobody listens any more.
process.once("disconnect", () => process.exit());
process.once("message", (job: Job) => {
  work(job)
    .catch((error: Error) => tell({ type: "broken", problem: error.stack ?? error.message }))
    .finally(() => process.exit());
});

async function work({ switched, tests, reach: known, mutants, fromTheStart }: Job): Promise<void> {
  await once(new Worker(new URL("watchdog.ts", import.meta.url), { workerData: deadline }), "message");
  if (fromTheStart) ns.activeMutant = mutants[0];
  if (fromTheStart) await tell({ type: "begun", mutant: mutants[0]! });
  let gathered: readonly GatheredTest[];
  try {
    gathered = await load(switched, tests);
  } catch (error) {
    if (!fromTheStart) throw error;
    return tell({ type: "judged", mutant: mutants[0]!, fate: "killed", by: "loading the code" });
  }
  const whileLoading = new Set(Object.keys(ns.mutantCoverage.static));
  const reach = known ?? (await findReach(gathered));
  await tell({ type: "reach", reach });
  const order = gathered.map((_, i) => i).toSorted((a, b) => reach.took[a]! - reach.took[b]!);
  const judging = { gathered, reach };
  if (fromTheStart) return judge(mutants[0]!, order, judging, true);
  for (const mutant of mutants) {
    await tell({ type: "begun", mutant });
    const reaching = order.filter((i) => reach.hits[i]![mutant]);
    if (reaching.length === 0 && whileLoading.has(mutant)) {
      await tell({ type: "judged", mutant, fate: "constant", by: null });
      continue;
    }
    await judge(mutant, reaching, judging, false);
  }
}

async function load(switched: Job["switched"], tests: readonly string[]): Promise<readonly GatheredTest[]> {
  const sources = new Map(Object.entries(switched).map(([file, code]) => [url(file), code]));
  const asVitest = url("scripts/mutate/as-vitest.ts");
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL !== asVitest
        ? { url: asVitest, shortCircuit: true }
        : next(specifier, context),
    load: (address, context, next) => {
      const source = sources.get(address);
      return source === undefined
        ? next(address, context)
        : { format: "module-typescript", source, shortCircuit: true };
    },
  });
  for (const file of tests) await import(url(file));
  return ((await import(asVitest)) as typeof import("./as-vitest.ts")).gathered;
}

async function findReach(gathered: readonly GatheredTest[]): Promise<Reach> {
  const took: number[] = [];
  for (const [i, test] of gathered.entries()) {
    ns.currentTestId = `t${i}`;
    const began = processorTime();
    const trouble = await run(test);
    if (trouble !== null) throw new Error(`without any mutant "${test.title}" fails: ${String(trouble)}`);
    took.push(processorTime() - began);
  }
  ns.currentTestId = undefined;
  return { took, hits: gathered.map((_, i) => ns.mutantCoverage.perTest[`t${i}`] ?? {}) };
}

async function judge(
  mutant: string,
  order: readonly number[],
  { gathered, reach }: { readonly gathered: readonly GatheredTest[]; readonly reach: Reach },
  isFresh: boolean,
): Promise<void> {
  const judged = (fate: Fate, by: string | null): Promise<void> => tell({ type: "judged", mutant, fate, by });
  if (order.length === 0) return judged("uncovered", null);
  ns.activeMutant = mutant;
  let isReached = false;
  for (const i of order) {
    const test = gathered[i]!;
    ns.hitCount = 0;
    ns.hitLimit = isFresh ? Infinity : FEW_HITS + CIRCLES * reach.hits[i]![mutant]!;
    deadline[0] = processorTime() + FIRST_PATIENCE + MORE_PATIENCE * reach.took[i]!;
    const trouble = await run(test);
    isReached ||= ns.hitCount > 0;
    if (trouble === null) continue;
    if (trouble === OUT_OF_PATIENCE) return judged("timeout", test.title);
    ns.activeMutant = undefined;
    const isSpoilt = !isFresh && (await run(test)) !== null;
    await judged(isSpoilt ? "unsure" : String(trouble).includes("Hit count limit") ? "timeout" : "killed", test.title);
    if (isSpoilt) process.exit();
    return;
  }
  ns.activeMutant = undefined;
  await judged(isFresh || isReached ? "survived" : "unsure", null);
}

const OUT_OF_PATIENCE = Symbol("out of patience");

/** What went wrong; null if nothing did. */
async function run(test: GatheredTest): Promise<unknown> {
  strayError = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = test.run();
    if (result instanceof Promise) {
      const patience = new Promise((resolve) => (timer = setTimeout(resolve, TEST_PATIENCE, OUT_OF_PATIENCE)));
      if ((await Promise.race([result, patience])) === OUT_OF_PATIENCE) return OUT_OF_PATIENCE;
    }
    return strayError;
  } catch (error) {
    return error ?? new Error("thrown without an error");
  } finally {
    clearTimeout(timer);
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function url(file: string): string {
  return pathToFileURL(join(ROOT, file)).href;
}

/** Waited for: what is still on its way when a mutant goes in circles is never told. */
function tell(report: Report): Promise<void> {
  return new Promise((resolve) => process.send!(report, undefined, undefined, () => resolve()));
}
