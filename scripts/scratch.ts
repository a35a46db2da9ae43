import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** Databases, browsers' profiles and what pages share: a run needs half a gigabyte of it at most. */
const ROOM = 4 * 2 ** 30;
/** And whose it is. A short name: the path of a socket has 107 letters at most. */
const OURS = /^safe-(\d+)-/;

/**
 * Lets all that this process starts keep its temporary files in memory, where the machine has a place and room for that: a tenth of what
 * the tests take is else work of the file system. They go with the process.
 */
export function keepScratchInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || roomIn(IN_MEMORY) < ROOM) return;
  for (const name of readdirSync(IN_MEMORY)) {
    const [, owner] = OURS.exec(name) ?? [];
    // Whoever was ended by force could not clear up.
    if (owner !== undefined && !isAlive(Number(owner))) remove(join(IN_MEMORY, name));
  }
  const folder = mkdtempSync(join(IN_MEMORY, `safe-${process.pid}-`));
  // A Postgres that root starts runs as somebody else, who goes through it to a folder of their own.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => remove(folder));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
}

/** What others still write into it, or somebody else's, is left to the next run. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.error(`${folder} is left: ${(error as Error).message}`);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, availableMemory());
  } catch {
    return 0;
  }
}
