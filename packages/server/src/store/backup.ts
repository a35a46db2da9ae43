import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { noteBackup } from "./backup-note.ts";
import { DATABASE_FILE, makeFolder, openForReading, syncFolder } from "./database.ts";
import { DocumentTable } from "./documents.ts";
import { explainFault, isNoDatabase } from "./faults.ts";
import { LOCK_FILE, lockFolder } from "./folder-lock.ts";
import { damageCount, type FindGame, inspect, type Inspection } from "./inspect.ts";
import { type Marked, MARKS_FILE, readMarks } from "./marks.ts";
import { MatchTables } from "./matches.ts";
import { migrate, schemaVersion } from "./migrations.ts";
import { makePrivate } from "./private-files.ts";
import { DamagedDatabase } from "./store.ts";

/** What was asked for cannot be done as it was asked. Nothing was changed. */
export class BackupRefused extends Error {
  readonly reason: "no-database" | "file-exists" | "no-folder" | "folder-used" | "no-backup";

  constructor(reason: BackupRefused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** A backup is the state of one moment: that there was more later is no damage to it. */
const NO_MARKS: Marked = { commit: 0, ends: new Map() };

/**
 * Copies the database of a folder into one file, as it is at one moment, while a server may be writing it. In the copy, matches found
 * damaged are quarantined and damaged documents left out, so that it can be restored.
 */
export async function backUp(folder: string, file: string, findGame: FindGame): Promise<Inspection> {
  const source = join(resolve(folder), DATABASE_FILE);
  const target = resolve(file);
  if (!existsSync(source)) throw new BackupRefused("no-database");
  if (existsSync(target)) throw new BackupRefused("file-exists");
  if (!existsSync(dirname(target))) throw new BackupRefused("no-folder");
  // Before the copy: whatever they know of is in it, even if the server writes on.
  const marked = readMarks(join(dirname(source), MARKS_FILE));
  const inspection = await copyTo(target, source, marked, findGame, (database, { damaged, damagedDocuments }) => {
    const matches = new MatchTables(database);
    const documents = new DocumentTable(database);
    for (const { match, problem } of damaged) matches.setStatus(match, "quarantined", problem)();
    for (const { kind, id } of damagedDocuments) documents.remove(kind, id)();
    return true;
  });
  noteBackup(folder, { at: Date.now(), file: target, isSound: damageCount(inspection) === 0 });
  return inspection;
}

/** Puts a backup into an empty folder, once every match in it was replayed. Anything damaged leaves the folder empty. */
export async function restore(file: string, folder: string, findGame: FindGame): Promise<Inspection> {
  const source = resolve(file);
  const target = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(source)) throw new BackupRefused("no-backup");
  if (existsSync(folder) && !isVacant(folder)) throw new BackupRefused("folder-used");
  return explained(folder, async () => {
    makeFolder(dirname(target));
    const lock = lockFolder(folder);
    try {
      // Again, now that nobody else can come.
      if (!isVacant(folder)) throw new BackupRefused("folder-used");
      return await copyTo(target, source, NO_MARKS, findGame, (_, inspection) => damageCount(inspection) === 0);
    } catch (error) {
      throw isNoBackup(error) ? new BackupRefused("no-backup") : error;
    } finally {
      lock.release();
    }
  });
}

/** Makes a sound copy beside the target and moves it there as a whole, if `accept` takes it. */
async function copyTo(
  target: string,
  source: string,
  marked: Marked,
  findGame: FindGame,
  accept: (copy: DatabaseSync, inspection: Inspection) => boolean,
): Promise<Inspection> {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    await explained(source, async () => copyDatabase(source, part));
    return await explained(part, async () => {
      const database = new DatabaseSync(part);
      let isAccepted = false;
      let inspection: Inspection;
      try {
        migrate(database, part);
        requireIntegrity(database, source);
        inspection = await inspect(database, findGame, marked);
        isAccepted = accept(database, inspection);
      } finally {
        database.close();
      }
      if (isAccepted) putInPlace(part, target);
      return inspection;
    });
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(part + suffix, { force: true });
  }
}

function copyDatabase(source: string, copy: string): void {
  const database = openForReading(source);
  try {
    if (schemaVersion(database, source) === 0) throw new BackupRefused("no-database");
    // SQLite writes into an empty file as into none.
    makePrivate(copy);
    database.prepare("VACUUM INTO ?").run(copy);
  } finally {
    database.close();
  }
}

function requireIntegrity(database: DatabaseSync, source: string): void {
  const found = database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"];
  if (found === "ok") return;
  throw new DamagedDatabase(`The database file ${JSON.stringify(source)} is damaged (${found}).`);
}

/** After a power cut there is the whole file or none. */
function putInPlace(part: string, target: string): void {
  const handle = openSync(part, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, target);
  syncFolder(dirname(target));
}

/** An empty file is a database to SQLite, and a letter to grandmother is none. */
function isNoBackup(error: unknown): boolean {
  if (error instanceof BackupRefused) return error.reason === "no-database";
  return error instanceof DamagedDatabase && isNoDatabase(error.cause);
}

function isVacant(folder: string): boolean {
  return readdirSync(folder).every((name) => name === LOCK_FILE);
}

async function explained<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw explainFault(error, file);
  }
}
