import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./faults.ts";
import { makePrivate } from "./private-files.ts";
import { FolderInUse } from "./store.ts";

export const LOCK_FILE = "safehouse.lock";

/**
 * One process a folder: matches in the memory of a second server would go their own way. The lock is one of the operating system, held
 * through SQLite on a file of its own, so that it ends with its process, however that ends, while backups may still read the database.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(resolve(folder), LOCK_FILE);
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    take(database, folder);
    signLock(database);
    take(database, folder);
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => database.close() };
}

/** Who has the folder open, as far as they have signed; null if nobody has. Looks and leaves everything as it is. */
export function holderOfFolder(folder: string): { readonly pid: number | null } | null {
  const file = join(resolve(folder), LOCK_FILE);
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN IMMEDIATE");
    database.exec("ROLLBACK");
    return null;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return { pid: signatureOf(database) };
  } finally {
    database.close();
  }
}

function take(database: DatabaseSync, folder: string): void {
  if (database.isTransaction) return;
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The folder ${JSON.stringify(folder)} is in use by another Safehouse${holderOf(database)}. Close that, or start with --data and another folder.`,
      { cause: error },
    );
  }
}

function holderOf(database: DatabaseSync): string {
  const pid = signatureOf(database);
  return pid === null ? "" : ` (process ${pid})`;
}

function signatureOf(database: DatabaseSync): number | null {
  try {
    return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
  } catch {
    // It is just signing.
    return null;
  }
}

/** Leaves our process id for the message above. A courtesy: on a full disk the lock holds without it. */
function signLock(database: DatabaseSync): void {
  try {
    database.exec(`PRAGMA user_version = ${process.pid}; COMMIT`);
  } catch {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}
