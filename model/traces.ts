/** Traces of the model as files, which a test replays against the real stores. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { simulateAll } from "./quint.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "traces");
const COUNT = 32;
const STEPS = 80;
const SEED = 15;

/** Writes them anew; returns how many there are and how many steps of them ask something of the store. */
export async function writeTraces(): Promise<{ readonly traces: number; readonly calls: number }> {
  const [finding] = await simulateAll([
    {
      init: "init",
      step: "step",
      laws: ["noFork"],
      sights: [],
      samples: COUNT,
      steps: STEPS,
      seed: SEED,
      traces: COUNT,
    },
  ]);
  const traces = finding?.traces ?? [];
  const calls = traces.map(({ states }) => states.map(({ call }) => call as Call).filter(({ op }) => op !== "none"));
  for (const [i, each] of calls.entries()) writeFileSync(join(FOLDER, `trace_${i}.itf.json`), fileText(each));
  return { traces: traces.length, calls: calls.flat().length };
}

interface Call {
  readonly op: string;
}

/** Still a trace in Quint's format, of one variable, a state a line. */
function fileText(calls: readonly Call[]): string {
  const states = calls.map((call, index) => JSON.stringify({ "#meta": { index }, call }, smallNumber));
  return `{ "vars": ["call"], "states": [\n${states.join(",\n")}\n] }\n`;
}

/** Quint writes every number as a text; those that JSON can hold are easier to read as they are. */
function smallNumber(_: string, value: unknown): unknown {
  const text = (value as { "#bigint"?: string } | null)?.["#bigint"];
  return text !== undefined && Number.isSafeInteger(Number(text)) ? Number(text) : value;
}
