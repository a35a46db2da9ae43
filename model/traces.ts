/** Traces of the model as files, which a test replays against the real stores. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SAFETY } from "./plants.ts";
import { simulate } from "./quint.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "traces");
const COUNT = 32;
const STEPS = 80;

interface Trace {
  readonly states: readonly { readonly call: { readonly op: string } }[];
}

/** Writes them anew; returns how many there are and how many steps of them ask something of the store. */
export async function writeTraces(): Promise<{ readonly traces: number; readonly calls: number }> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-model-"));
  try {
    const traces = { folder, count: COUNT };
    await simulate({ ...SOUND, laws: SAFETY, sights: [], samples: COUNT, steps: STEPS, seed: 15, traces });
    let calls = 0;
    for (let i = 0; i < COUNT; i++) {
      const name = `trace_${i}.itf.json`;
      const kept = storeCalls(JSON.parse(readFileSync(join(folder, name), "utf8"), smallNumber) as Trace);
      calls += kept.length;
      writeFileSync(join(FOLDER, name), fileText(kept));
    }
    return { traces: COUNT, calls };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Quint writes every number as a text; those that JSON can hold are easier to read as they are. */
function smallNumber(_: string, value: unknown): unknown {
  const text = (value as { "#bigint"?: string } | null)?.["#bigint"];
  return text !== undefined && Number.isSafeInteger(Number(text)) ? Number(text) : value;
}

const SOUND = { defect: "none", step: "step" } as const;

function storeCalls({ states }: Trace): readonly unknown[] {
  return states.filter(({ call }) => call.op !== "none").map(({ call }) => call);
}

/** Still a trace in Quint's format, of one variable, a state a line. */
function fileText(calls: readonly unknown[]): string {
  const states = calls.map((call, index) => JSON.stringify({ "#meta": { index }, call }));
  return `{ "vars": ["call"], "states": [\n${states.join(",\n")}\n] }\n`;
}
