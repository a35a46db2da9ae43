/** Traces of the model as files, which a test replays against the real stores. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { simulateAll } from "./quint.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "traces");
const COUNT = 32;
const STEPS = 80;
const SEED = 15;

export interface TraceFile {
  readonly name: string;
  readonly text: string;
  /** How many of its steps ask something of the store: the others are left out. */
  readonly calls: number;
}

/** As the model draws them now. */
export async function drawTraces(): Promise<readonly TraceFile[]> {
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
  return (finding?.traces ?? []).map(({ states }, i) => {
    const calls = states.map(({ call }) => call as Call).filter(({ op }) => op !== "none");
    return { name: `trace_${i}.itf.json`, text: fileText(calls), calls: calls.length };
  });
}

export function writeTraces(files: readonly TraceFile[]): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const { name, text } of files) writeFileSync(join(FOLDER, name), text);
}

export function areWritten(files: readonly TraceFile[]): boolean {
  const written = readdirSync(FOLDER);
  return (
    written.length === files.length &&
    files.every(({ name, text }) => written.includes(name) && readFileSync(join(FOLDER, name), "utf8") === text)
  );
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
