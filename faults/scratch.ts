import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of its own for a piece of work, gone afterwards. */
export async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-faults-"));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What never comes is a finding; what comes late, on a machine that does much else, is none. */
export const PATIENCE_MS = 300_000;

/** Waits until something holds; false if it does not in time. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = PATIENCE_MS): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await pause(20);
  }
}
