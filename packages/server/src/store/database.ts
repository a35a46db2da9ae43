import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate, schemaVersion } from "./migrations.ts";
import { FOLDER_MODE, makePrivate } from "./private-files.ts";
import { DamagedDatabase, StoreUnavailable } from "./store.ts";

export const DATABASE_FILE = "safehouse.db";

/** Older ones can damage a database in write-ahead mode. */
const OLDEST_LIBRARY = [3, 51, 3] as const;
/** How long to wait for somebody else who writes. */
export const BUSY_MS = 5_000;
/** The write-ahead file is moved into the database at 4 MB, by `HighWater`; where a backup held that up, it shrinks again. */
const WAL_BYTES_KEPT = 16 * 1024 * 1024;
const CACHE_KB = 32 * 1024;
/** Small beside the logs, and needed for everything: looked through at every start. Logs are checked when they are read. */
const CHECKED_TABLES = ["migrations", "matches", "heads", "documents", "commits"];

export type Synchronous = "full" | "off";

/** Opens the database for writing, made if it is missing and brought up to date. */
export function openDatabase(file: string, synchronous: Synchronous = "full"): DatabaseSync {
  requireSoundLibrary(libraryVersion());
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    // First of all: what is not ours or too new is not touched.
    schemaVersion(database, file);
    const mode = database.prepare("PRAGMA journal_mode = WAL").get()?.["journal_mode"];
    if (mode !== "wal") {
      throw new StoreUnavailable(`The disk of ${JSON.stringify(file)} cannot hold a database. Use a local disk.`);
    }
    database.exec(`
      PRAGMA synchronous = ${synchronous === "off" ? "OFF" : "FULL"};
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = ${WAL_BYTES_KEPT};
      PRAGMA cache_size = -${CACHE_KB};
      PRAGMA cell_size_check = ON;
    `);
    migrate(database, file);
    requireSoundTables(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a database that another process may be writing. */
export function openForReading(file: string): DatabaseSync {
  requireSoundLibrary(libraryVersion());
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
}

export function requireSoundLibrary(version: string): void {
  const [found = 0, ...rest] = version.split(".").map(Number);
  const digits = [found, rest[0] ?? 0, rest[1] ?? 0];
  const differing = digits.findIndex((digit, i) => digit !== OLDEST_LIBRARY[i]);
  if (differing === -1 || (digits[differing] as number) > (OLDEST_LIBRARY[differing] as number)) return;
  throw new StoreUnavailable(
    `This Node carries SQLite ${version}, which can damage databases. At least ${OLDEST_LIBRARY.join(".")} is needed: use a newer Node 24.`,
  );
}

/**
 * Makes the folder, and makes sure that a power cut right afterwards does not take it away again. Step by step, because Node's own
 * recursive way never comes back from where no folder can be made, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: FOLDER_MODE });
  } catch (error) {
    // Somebody else may just have made it.
    if (!isFolder(folder)) throw error;
  }
  syncFolder(parent);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export function syncFolder(folder: string): void {
  // Windows cannot open folders, and needs none of this.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function libraryVersion(): string {
  const memory = new DatabaseSync(":memory:");
  try {
    return String(memory.prepare("SELECT sqlite_version() AS version").get()?.["version"]);
  } finally {
    memory.close();
  }
}

function requireSoundTables(database: DatabaseSync, file: string): void {
  for (const table of CHECKED_TABLES) requireSound(database, file, table);
}

/** Looks through one table, or through the first page of trouble in all of them. */
export function requireSound(database: DatabaseSync, file: string, what: string | 1): void {
  const found = database.prepare(`PRAGMA quick_check(${what})`).get()?.["quick_check"];
  if (found === "ok") return;
  throw new DamagedDatabase(
    `The database file ${JSON.stringify(file)} is damaged (${found}). Put it aside and restore a backup with "safehouse restore".`,
  );
}
