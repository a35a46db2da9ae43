import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PEER_FOLDER } from "./install.ts";
import { processorSeconds } from "./processor-time.ts";
import { freePort } from "../scripts/free-port.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const MAIN = join(HERE, "../packages/server/src/main.ts");

export interface Running {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process until it said that it is open. */
  readonly openedAfterMs: number;
  /** Of the processor, in seconds until then. */
  readonly openedWith: number;
  /** Resident, in bytes. */
  memory(): number;
  close(): Promise<void>;
}

/** Our server with its database on the disk of the temporary folder. */
export function startOwn(): Promise<Running> {
  return startHouse(MAIN);
}

/** The same with the game that the peer plays. */
export function startShedding(): Promise<Running> {
  return startHouse(join(HERE, "shedding-server.ts"));
}

function startHouse(program: string): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), "safehouse-bench-"));
  return start(house(program, data), HERE, () => rmSync(data, { recursive: true, force: true }));
}

/** Our server on a folder that stays. */
export function startOn(data: string): Promise<Running> {
  return start(house(MAIN, data), HERE, () => {});
}

/** Our server as one of several on a Postgres. */
export function startOnPostgres(store: string, ...more: readonly string[]): Promise<Running> {
  const argv = (port: number): string[] => [MAIN, "--port", `${port}`, "--mask=0", "--log=error", ...more];
  return start(argv, HERE, () => {}, { SAFEHOUSE_STORE: store });
}

function house(program: string, data: string): (port: number) => string[] {
  return (port) => [program, "--port", `${port}`, "--data", data, "--mask=0", "--log=error"];
}

export function startPeer(): Promise<Running> {
  return start(
    (port) => ["server.js", `${port}`],
    PEER_FOLDER,
    () => {},
  );
}

async function start(
  argv: (port: number) => string[],
  cwd: string,
  onClosed: () => void,
  more: { readonly [name: string]: string } = {},
): Promise<Running> {
  const port = await freePort();
  const { npm_lifecycle_event: _, ...env } = process.env;
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, argv(port), {
    cwd,
    env: { ...env, NODE_ENV: "production", ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => text.toString().includes("open") && resolve());
    void exited.then(() => reject(new Error("a server did not open")));
  });
  return {
    port,
    pid: child.pid as number,
    openedAfterMs: performance.now() - began,
    openedWith: processorSeconds(child.pid as number),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024,
    async close() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await exited;
      clearTimeout(timer);
      onClosed();
    },
  };
}

export interface Load {
  readonly rate: number;
  /** Of the server's processor time, in microseconds a move. */
  readonly cost: number;
  readonly p50: number;
  readonly p99: number;
}

/** Runs a load in a process of its own, so that measuring costs the server nothing but the machine's second core. */
async function load(
  program: string,
  cwd: string,
  args: readonly (number | string)[],
): Promise<Load & { costs: number[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args.map(String)], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  const { moves, seconds, used, latencies } = JSON.parse(stdout) as {
    readonly moves: number;
    readonly seconds: number;
    /** By process, where there are several. */
    readonly used: number | readonly number[];
    readonly latencies: number[];
  };
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const costs = [used].flat().map((time) => (time * 1_000_000) / moves);
  const cost = costs.reduce((sum, each) => sum + each, 0);
  return { rate: moves / seconds, cost, p50: at(0.5), p99: at(0.99), costs };
}

export const ownLoad = ({ port, pid }: Running, game: string, ...figures: number[]): Promise<Load> =>
  load("server-load.ts", HERE, [port, pid, game, ...figures]);
export const peerLoad = ({ port, pid }: Running, ...figures: number[]): Promise<Load> =>
  load("load.js", PEER_FOLDER, [port, pid, ...figures]);

/** On several servers, and what else takes part; `costs` are those of the processes. How `ports` are written, the load itself says. */
export const sharedLoad = (
  ports: string,
  pids: readonly number[],
  game: string,
  ...figures: number[]
): Promise<Load & { readonly costs: readonly number[] }> =>
  load("server-load.ts", HERE, [ports, pids.join(","), game, ...figures]);
