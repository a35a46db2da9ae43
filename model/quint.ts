import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAM = join(HERE, "node_modules", "@informalsystems", "quint", "dist", "src", "cli.js");

export interface Simulation {
  readonly defect: string;
  /** `stepIntoCalm` is a storm that ends. */
  readonly step: "step" | "stepIntoCalm";
  readonly laws: readonly string[];
  readonly sights: readonly string[];
  readonly samples: number;
  readonly steps: number;
  readonly seed: number;
  /** Where so many traces are written as `trace_<k>.itf.json`. */
  readonly traces?: { readonly folder: string; readonly count: number };
}

export interface Finding {
  readonly violated: readonly string[];
  readonly samples: number;
  readonly seconds: number;
  /** In how many samples something was seen, in the order asked. */
  readonly seen: readonly number[];
  /** Shows what was violated by itself, with one sample; null where nothing was. */
  readonly seed: string | null;
}

/** Installs the simulator, once: nobody who plays, and no test, needs it. */
export function installQuint(): void {
  if (existsSync(PROGRAM)) return;
  process.stderr.write("installing Quint (once; needs the npm registry) …\n");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: HERE,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
}

/** The command that does the same by hand, in this folder. */
export function argumentsOf(simulation: Simulation): string[] {
  const { defect, step, laws, sights, samples, steps, seed, traces } = simulation;
  return [
    "run",
    "house.qnt",
    // The other one is a program that npm does not carry.
    "--backend=typescript",
    `--init=initWith("${defect}")`,
    `--step=${step}`,
    `--max-samples=${samples}`,
    `--max-steps=${steps}`,
    `--seed=${seed}`,
    "--verbosity=1",
    ...(traces === undefined
      ? []
      : [`--n-traces=${traces.count}`, `--out-itf=${join(traces.folder, "trace_{seq}.itf.json")}`]),
    "--invariants",
    ...laws,
    "--witnesses",
    // Also tells how many samples there were.
    "true",
    ...sights,
  ];
}

export async function simulate(simulation: Simulation): Promise<Finding> {
  const started = performance.now();
  const output = await outputOf(argumentsOf(simulation));
  const seconds = (performance.now() - started) / 1000;
  const counts = [...output.matchAll(/was witnessed in (\d+) trace\(s\) out of (\d+) explored/g)];
  const [every] = counts;
  if (every === undefined) throw new Error(`Quint did not simulate:\n${output}`);
  const violated = violatedIn(output, simulation.laws);
  return {
    violated,
    samples: Number(every[2]),
    seconds,
    seen: counts.slice(1).map(([, count]) => Number(count)),
    seed: violated.length === 0 ? null : (/Use --seed=(\S+)/.exec(output)?.[1] ?? null),
  };
}

/** A single law that was asked for is not named. */
function violatedIn(output: string, laws: readonly string[]): readonly string[] {
  if (output.includes("[ok]")) return [];
  return laws.length === 1 ? laws : laws.filter((law) => new RegExp(`❌ ${law}$`, "m").test(output));
}

function outputOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [PROGRAM, ...args], { cwd: HERE, stdio: "pipe" });
    let output = "";
    running.stdout.on("data", (text) => (output += text));
    running.stderr.on("data", (text) => (output += text));
    running.on("error", reject);
    // It ends with 1 where a law was broken; what happened is in what it wrote.
    running.on("close", () => resolve(output));
  });
}
