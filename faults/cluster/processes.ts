import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Postgres } from "../../scripts/postgres/start.ts";

/** All processes of a server stand still, or go on. */
export function signalServer({ data }: Postgres, signal: "SIGSTOP" | "SIGCONT"): void {
  const first = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  for (const pid of [first, ...childrenOf(first)]) process.kill(pid, signal);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

/** The second field after the name, which is in brackets and may hold anything. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}
