import { fork } from "node:child_process";
import { join } from "node:path";
import { mutate, type Mutant } from "./mutants.ts";
import type { Target } from "./targets.ts";
import type { Fate, Job, Reach, Report } from "./worker.ts";
import { ROOT } from "../tool.ts";

export interface Judged extends Mutant {
  readonly fate: Exclude<Fate, "unsure">;
  /** The first test that noticed. */
  readonly by: string | null;
}

/** Whoever says nothing for so long goes in circles. */
const PATIENCE = 900_000;

/** Asks a target's tests about each of its mutants. */
export async function judgeTarget(
  { mutate: files, tests }: Target,
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
  onProgress: (done: number, all: number) => void,
): Promise<Judged[]> {
  const { mutants, switched } = await mutate(files);
  const fates = new Map<string, { fate: Fate; by: string | null }>();
  const chosen = choose(mutants).map(({ id }) => id);
  const left = (): string[] => chosen.filter((id) => !fates.has(id));
  const onJudged = (id: string, fate: Fate, by: string | null): void => {
    fates.set(id, { fate, by });
    if (fate !== "unsure") onProgress([...fates.values()].filter((it) => it.fate !== "unsure").length, chosen.length);
  };
  let reach: Reach | null = null;
  while (left().length > 0) {
    reach = await work({ switched, tests, reach, mutants: left(), fromTheStart: false }, onJudged);
  }
  for (const [id, { fate }] of fates) {
    if (fate === "unsure") await work({ switched, tests, reach, mutants: [id], fromTheStart: true }, onJudged);
  }
  return mutants.flatMap((mutant) => {
    const { fate, by } = fates.get(mutant.id) ?? { fate: null, by: null };
    return fate === null || fate === "unsure" ? [] : [{ ...mutant, fate, by }];
  });
}

/** One process, until it is done or stops. What it was at when it stopped has killed it. */
function work(job: Job, onJudged: (id: string, fate: Fate, by: string | null) => void): Promise<Reach> {
  const running = fork(join(ROOT, "scripts/mutate/worker.ts"), {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: ["--max-old-space-size=2048"],
  });
  let reach = job.reach;
  let at: string | null = null;
  let watchdog: NodeJS.Timeout;
  const wait = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => running.kill("SIGKILL"), PATIENCE);
  };
  wait();
  running.send(job);
  return new Promise((resolve, reject) => {
    running.on("message", (report: Report) => {
      wait();
      if (report.type === "broken") reject(new Error(report.problem));
      if (report.type === "reach") reach = report.reach;
      if (report.type === "begun") at = report.mutant;
      if (report.type !== "judged") return;
      at = null;
      onJudged(report.mutant, report.fate, report.by);
    });
    running.on("close", () => {
      clearTimeout(watchdog);
      if (at !== null) onJudged(at, "timeout", null);
      if (reach === null) reject(new Error("the tests could not be run"));
      else resolve(reach);
    });
  });
}
