import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Ours alone: seeds of running matches, names and what was said are in there. */
const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;
/** A folder that belongs to everybody, such as /tmp. */
const STICKY = 0o1000;
const OWN = /^safehouse\./;

/** Makes an empty file that nobody else can read, for SQLite to fill; it gives what it writes beside it the same mode. */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, "a", FILE_MODE));
  } catch {
    // SQLite will say what is wrong with it.
  }
}

/** What was made with wider modes, by an older release or by hand, is closed to others, as far as it is ours to do so. */
export function tightenFolder(folder: string): void {
  if ((statSync(folder).mode & STICKY) === 0) tighten(folder, FOLDER_MODE);
  for (const name of readdirSync(folder)) if (OWN.test(name)) tighten(join(folder, name), FILE_MODE);
}

function tighten(path: string, mode: number): void {
  try {
    const found = statSync(path);
    if (found.isFile() || found.isDirectory()) chmodSync(path, found.mode & mode);
  } catch {
    // Somebody else's, or a disk without modes: whoever set it up has decided.
  }
}
