import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "@safehouse/server/store";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

const MEGABYTE = 1024 * 1024;
/** A house of some hundred players writes this much in a month. */
const LEAST = 512 * MEGABYTE;

/** Room for the database to be written once more, as a backup beside it and `erase` do, and some to grow. */
export function lookAtDisk({ words, folder }: Patient): Finding[] {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    const free = bavail * bsize;
    const size = statSync(join(folder, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0;
    return [judgeDisk(words, { free, size, isOutOfNames: files > 0 && ffree === 0 })];
  } catch {
    return [skipped("disk", words("doctor.disk.unknown"))];
  }
}

export function judgeDisk(
  words: Patient["words"],
  { free, size, isOutOfNames }: { readonly free: number; readonly size: number; readonly isOutOfNames: boolean },
): Finding {
  const facts = { free: Math.floor(free / MEGABYTE), size: Math.ceil(size / MEGABYTE) };
  if (isOutOfNames) return wrong("disk", words("doctor.disk.names"), words("doctor.disk.names.todo"));
  const least = Math.max(LEAST, 2 * size);
  if (free < least) {
    const todo = words("doctor.disk.low.todo", { least: Math.ceil(least / MEGABYTE) });
    return wrong("disk", words("doctor.disk.low", facts), todo);
  }
  return fine("disk", words("doctor.disk.fine", facts));
}
