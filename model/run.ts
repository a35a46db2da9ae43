/**
 * `npm run model`: simulates the model of several nodes over one database (house.qnt) and prints what held. Then each planted defect, and
 * which law noticed it after how many traces. Exits with 1 if a law broke, or a defect went unnoticed. `-- --samples N` tries the sound
 * house longer or shorter, `-- --seed N` tries it elsewhere; `-- --traces` writes the traces anew that `npm test` replays.
 */
import { parseArgs } from "node:util";
import { type Law, type Plant, PLANTS, PROGRESS, SAFETY, SIGHTS } from "./plants.ts";
import { type Finding, installQuint, simulateAll, type Simulation } from "./quint.ts";
import { areWritten, drawTraces, writeTraces } from "./traces.ts";

const STEPS = 60;
/** Most are noticed within ten traces. */
const MOST_FOR_A_PLANT = 250;
/** Forty steps of storm, and time for everything that must happen after it. */
const STEPS_INTO_CALM = 160;

const { values } = parseArgs({
  options: {
    samples: { type: "string", default: "1000" },
    seed: { type: "string", default: "15" },
    traces: { type: "boolean" },
  },
});
const samples = Number(values.samples);
const seed = Number(values.seed);
if (!(samples > 0) || !(seed >= 0)) {
  console.error("--samples and --seed are numbers.");
  process.exit(2);
}

installQuint();
const traces = await drawTraces();
if (values.traces) {
  writeTraces(traces);
  const calls = traces.reduce((sum, trace) => sum + trace.calls, 0);
  console.log(`${traces.length} traces with ${calls} calls of the store are written to model/traces.`);
  process.exit(0);
}

const safety: Simulation = {
  init: "init",
  step: "step",
  laws: SAFETY,
  sights: SIGHTS,
  samples,
  steps: STEPS,
  seed,
  traces: 0,
};
const progress: Simulation = {
  ...safety,
  step: "stepIntoCalm",
  laws: PROGRESS,
  sights: [],
  samples: Math.ceil(samples / 4),
  steps: STEPS_INTO_CALM,
};
const planted = PLANTS.map(({ defect, caughtBy }): Simulation => {
  const sound = isProgress(caughtBy) ? progress : safety;
  const laws = caughtBy === null ? SAFETY : [caughtBy];
  return { ...sound, init: `initWith(${JSON.stringify(defect)})`, laws, sights: [], samples: MOST_FOR_A_PLANT };
});
const [held, withPatience, ...caught] = await simulateAll([safety, progress, ...planted]);
if (held === undefined || withPatience === undefined) throw new Error("nothing was simulated");

let failures = 0;
console.log(`\nThe model, simulated (seed ${seed}): what held\n`);
printTable([
  ["law", "traces", "steps each", "s for all laws", "verdict"],
  ...SAFETY.map((law) => lawRow(law, held, STEPS)),
  ...PROGRESS.map((law) => lawRow(law, withPatience, STEPS_INTO_CALM)),
]);
console.log("\nWhat it met, in how many of these traces\n");
printTable([["sight", "traces"], ...SIGHTS.map((sight, i) => sightRow(sight, held.seen[i] ?? 0))]);
console.log("\nPlanted defects\n");
printTable([
  ["defect", "noticed by", "after traces", "s", "seed that shows it", "verdict"],
  ...PLANTS.map((plant, i) => plantRow(plant, caught[i])),
]);
const isCurrent = areWritten(traces);
const whose = isCurrent ? "those of this model" : "OF ANOTHER MODEL: write them anew (-- --traces)";
console.log(`\nThe traces that npm test replays are ${judged(whose, isCurrent)}.`);
process.exitCode = failures > 0 ? 1 : 0;

function isProgress(law: Law | null): boolean {
  return (PROGRESS as readonly (Law | null)[]).includes(law);
}

function lawRow(law: Law, { violated, samples, seconds, seed }: Finding, steps: number): string[] {
  const verdict = violated.includes(law) ? `BROKEN, seed ${seed}` : "held";
  return [law, String(samples), String(steps), seconds.toFixed(1), judged(verdict, verdict === "held")];
}

function sightRow(sight: string, seen: number): string[] {
  return [sight, judged(String(seen), seen > 0)];
}

function plantRow({ defect, caughtBy }: Plant, finding: Finding | undefined): string[] {
  if (finding === undefined) throw new Error(`${defect} was not simulated`);
  const { violated, samples, seconds, seed } = finding;
  const isAsMeant = (caughtBy === null) === (violated.length === 0);
  const verdict = caughtBy === null ? "harmless, as it should be" : "caught";
  return [
    defect,
    violated.join(", ") || "nothing",
    String(samples),
    seconds.toFixed(1),
    seed ?? "",
    judged(isAsMeant ? verdict : "NOT AS MEANT", isAsMeant),
  ];
}

function judged(text: string, isRight: boolean): string {
  if (!isRight) failures++;
  return text;
}

function printTable([heading = [], ...rows]: readonly string[][]): void {
  const widths = heading.map((_, i) => Math.max(...[heading, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  console.log([line(heading), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n"));
}
