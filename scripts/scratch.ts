import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** Databases, browsers' profiles and what pages share: a run needs half a gigabyte of it at most. */
const ROOM = 4 * 2 ** 30;

/**
 * Lets all that this process starts keep its temporary files in memory, where the machine has a place and room for that: a sixth of what
 * the tests take is else work of the file system. They go with the process.
 */
export function keepScratchInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || roomIn(IN_MEMORY) < ROOM) return;
  // A short name: the path of a socket has 107 letters at most.
  const folder = mkdtempSync(join(IN_MEMORY, "safe-"));
  // A Postgres that root starts runs as somebody else, who goes through it to a folder of their own.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, availableMemory());
  } catch {
    return 0;
  }
}
