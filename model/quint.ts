import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const QUINT = join(HERE, "quint");

export interface Simulation {
  readonly init: string;
  /** `stepIntoCalm` is a storm that ends. */
  readonly step: "step" | "stepIntoCalm";
  readonly laws: readonly string[];
  readonly sights: readonly string[];
  readonly samples: number;
  readonly steps: number;
  readonly seed: number;
  /** How many traces to tell. */
  readonly traces: number;
}

export interface Finding {
  readonly violated: readonly string[];
  readonly samples: number;
  readonly seconds: number;
  /** In how many samples something was seen, in the order asked. */
  readonly seen: readonly number[];
  /** Shows what was violated by itself, with one sample; null where nothing was. */
  readonly seed: string | null;
  readonly traces: readonly { readonly states: readonly { readonly [variable: string]: unknown }[] }[];
}

/** Installs the simulator, once: nobody who plays, and no test, needs it. */
export function installQuint(): void {
  if (existsSync(join(QUINT, "node_modules"))) return;
  process.stderr.write("installing Quint (once; needs the npm registry) …\n");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: QUINT,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
}

/** On all cores; the findings in the order of the simulations. */
export async function simulateAll(simulations: readonly Simulation[]): Promise<readonly Finding[]> {
  const hands = Math.min(availableParallelism(), simulations.length);
  const dealt = Array.from({ length: hands }, (_, hand) => simulations.filter((_, i) => i % hands === hand));
  const found = await Promise.all(dealt.map(simulateInProcess));
  return simulations.map((_, i) => found[i % hands]?.[Math.floor(i / hands)] as Finding);
}

async function simulateInProcess(simulations: readonly Simulation[]): Promise<readonly Finding[]> {
  const running = spawn(process.execPath, [join(QUINT, "simulate.js")], {
    cwd: HERE,
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.stdin.end(JSON.stringify({ model: "house.qnt", simulations }));
  const findings: Finding[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    findings.push(JSON.parse(line) as Finding);
    process.stderr.write(`simulated ${simulations[findings.length - 1]?.init}\n`);
  }
  if (findings.length < simulations.length) throw new Error("Quint stopped in the middle; its message stands above.");
  return findings;
}
