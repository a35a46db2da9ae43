import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
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
  readonly reason: "no-database" | "file-exists" | "no-folder" | "folder-used" | "database-used" | "no-backup";

  constructor(reason: BackupRefused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** What a copy is made of. */
export interface CopySource {
  /** As it is called where something is wrong with it. */
  readonly name: string;
  /** What is known to have been acknowledged in it. */
  readonly marked: Marked;
  /** Puts all of it, as it is at one moment, into a database in this file, which is not there yet. */
  copyInto(file: string): Promise<void>;
}

/** A backup is the state of one moment: that there was more later is no damage to it. */
export const NO_MARKS: Marked = { commit: 0, ends: new Map() };

/**
 * Copies the database of a folder into one file, as it is at one moment, while a server may be writing it. In the copy, matches found
 * damaged are quarantined and damaged documents left out, so that it can be restored.
 */
export async function backUp(folder: string, file: string, findGame: FindGame): Promise<Inspection> {
  const source = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(source)) throw new BackupRefused("no-database");
  const inspection = await backUpFrom(() => folderSource(folder), file, findGame);
  noteBackup(folder, { at: Date.now(), file: resolve(file), isSound: damageCount(inspection) === 0 });
  return inspection;
}

export async function backUpFrom(open: () => CopySource, file: string, findGame: FindGame): Promise<Inspection> {
  const target = resolve(file);
  if (existsSync(target)) throw new BackupRefused("file-exists");
  if (!existsSync(dirname(target))) throw new BackupRefused("no-folder");
  return copyTo(target, open(), findGame, (database, { damaged, damagedDocuments }) => {
    const matches = new MatchTables(database);
    const documents = new DocumentTable(database);
    for (const { match, problem } of damaged) matches.setStatus(match, "quarantined", problem)();
    for (const { kind, id } of damagedDocuments) documents.remove(kind, id)();
    return true;
  });
}

/** The database of a folder, which a server may be writing. */
export function folderSource(folder: string): CopySource {
  const file = join(resolve(folder), DATABASE_FILE);
  // Before the copy: whatever they know of is in it, even if the server writes on.
  return { ...fileSource(file), marked: readMarks(join(dirname(file), MARKS_FILE)) };
}

/** A database in a file, such as a backup. */
export function fileSource(file: string): CopySource {
  return { name: file, marked: NO_MARKS, copyInto: async (part) => copyDatabase(file, part) };
}

/** Puts a backup into an empty folder, once every match in it was replayed. Anything damaged leaves the folder empty. */
export async function restore(file: string, folder: string, findGame: FindGame): Promise<Inspection> {
  const source = resolve(file);
  requireFile(source);
  return asBackup(() => fillFolder(folder, fileSource(source), findGame));
}

/** SQLite speaks of a broken disk where a folder stands in for a file. */
export function requireFile(source: string): void {
  if (statSync(source, { throwIfNoEntry: false })?.isFile() !== true) throw new BackupRefused("no-backup");
}

/** Puts a copy into an empty folder, if nothing in it is damaged. */
export async function fillFolder(folder: string, source: CopySource, findGame: FindGame): Promise<Inspection> {
  const target = join(resolve(folder), DATABASE_FILE);
  if (existsSync(folder) && !isVacant(folder)) throw new BackupRefused("folder-used");
  return explained(folder, async () => {
    makeFolder(dirname(target));
    const lock = lockFolder(folder);
    try {
      // Again, now that nobody else can come.
      if (!isVacant(folder)) throw new BackupRefused("folder-used");
      return await copyTo(target, source, findGame, (_, inspection) => damageCount(inspection) === 0);
    } finally {
      lock.release();
    }
  });
}

/** Whatever is not a database of ours is not a backup either. */
export async function asBackup<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isNoBackup(error) ? new BackupRefused("no-backup") : error;
  }
}

/** Makes a sound copy beside the target and moves it there as a whole, if `accept` takes it. */
async function copyTo(
  target: string,
  source: CopySource,
  findGame: FindGame,
  accept: (copy: DatabaseSync, inspection: Inspection) => boolean,
): Promise<Inspection> {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  return withCopy(part, source, findGame, async (inspection, database) => {
    const isAccepted = accept(database, inspection);
    database.close();
    if (isAccepted) putInPlace(part, target);
  });
}

/** Makes a copy, looks at all of it, and hands it on while it is there. Whoever takes it may close it. */
export async function withCopy(
  part: string,
  { name, marked, copyInto }: CopySource,
  findGame: FindGame,
  take: (inspection: Inspection, copy: DatabaseSync) => Promise<void>,
): Promise<Inspection> {
  try {
    await explained(name, () => copyInto(part));
    return await explained(part, async () => {
      const database = new DatabaseSync(part);
      try {
        migrate(database, part);
        requireIntegrity(database, name);
        const inspection = await inspect(database, findGame, marked);
        await take(inspection, database);
        return inspection;
      } finally {
        if (database.isOpen) database.close();
      }
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
