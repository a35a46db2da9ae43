import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { BackupRefused } from "./backup.ts";
import { DATABASE_FILE, openForReading } from "./database.ts";
import { DocumentTable } from "./documents.ts";
import { explainFault } from "./faults.ts";
import type { StoredDocument } from "./store.ts";

const PAGE = 200;

/** Looks into the database of a folder; its server may be running. */
export function readBeside<T>(folder: string, read: (database: DatabaseSync, file: string) => T): T {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new BackupRefused("no-database");
  try {
    const database = openForReading(file);
    try {
      return read(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

export function* allDocuments(documents: DocumentTable, kind: string): Generator<StoredDocument> {
  for (let after: string | null = null; ;) {
    const page: StoredDocument[] = documents.list(kind, after, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}
