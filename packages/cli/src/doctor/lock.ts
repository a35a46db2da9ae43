import { holderOfFolder } from "@safehouse/server/store";
import type { Words } from "../words.ts";
import { fine, type Finding, skipped } from "./finding.ts";

export interface Lock {
  /** Null if nobody has the folder open, or nobody can say. */
  readonly pid: number | null;
  readonly isHeld: boolean;
  readonly finding: Finding;
}

export function lookAtLock(words: Words, folder: string): Lock {
  try {
    const holder = holderOfFolder(folder);
    if (holder === null) return { pid: null, isHeld: false, finding: skipped("lock", words("doctor.lock.free")) };
    const { pid } = holder;
    return { pid, isHeld: true, finding: fine("lock", words("doctor.lock.held", { pid: pid ?? 0 })) };
  } catch {
    // As if it were open: then nothing is taken for still that may be moving.
    return { pid: null, isHeld: true, finding: skipped("lock", words("doctor.lock.unknown")) };
  }
}
