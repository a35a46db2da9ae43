import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isObject } from "@safehouse/kernel";

const NOTE_FILE = "safehouse.backup";

/** The last backup of a folder. */
export interface BackupNote {
  readonly at: number;
  readonly file: string;
  /** Nothing was found damaged. */
  readonly isSound: boolean;
}

/** Left beside the database, which a backup only reads: so that somebody can ask how old the last one is. */
export function noteBackup(folder: string, note: BackupNote): void {
  try {
    writeFileSync(join(resolve(folder), NOTE_FILE), `${JSON.stringify(note)}\n`, { mode: 0o600 });
  } catch {
    // Whoever makes backups may be allowed to read there and no more. The backup is made all the same.
  }
}

/** Null if no backup was noted. */
export function readBackupNote(folder: string): BackupNote | null {
  try {
    const note: unknown = JSON.parse(readFileSync(join(resolve(folder), NOTE_FILE), "utf8"));
    if (!isObject(note)) return null;
    const { at, file, isSound } = note;
    if (typeof at !== "number" || typeof file !== "string" || typeof isSound !== "boolean") return null;
    return { at, file, isSound };
  } catch {
    return null;
  }
}
