import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** One house of several. */
export interface Node {
  readonly port: number;
  readonly process: ChildProcess;
  /** With its exit code, or null if it was killed. */
  readonly ended: Promise<number | null>;
}

const MAIN = fileURLToPath(new URL("../../packages/server/src/main.ts", import.meta.url));

/** Resolves when it is open. What it has to complain about goes where ours goes. */
export async function startNode(store: string, argv: readonly string[]): Promise<Node> {
  const child = spawn(process.execPath, [MAIN, "--port", "0", ...argv], {
    stdio: ["ignore", "pipe", "inherit"],
    // Not on the command line, where everybody on the machine could read the password.
    // As a child of npm it closes by itself when whoever started it is gone.
    env: { ...process.env, SAFEHOUSE_STORE: store, npm_lifecycle_event: "cluster" },
    // Out of our group: a Ctrl-C is ours to answer.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => void child.once("exit", resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^Safehouse is open at http:\/\/[^/]+:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return { port: Number(port), process: child, ended };
  }
  throw new Error(`a house ended with ${await ended} before it was open; what it said is above`);
}
