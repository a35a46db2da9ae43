import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { BackupRefused } from "./backup.ts";
import { DATABASE_FILE, openForReading, requireSound } from "./database.ts";
import { explainFault } from "./faults.ts";
import { LOSS } from "./losses.ts";
import { requireNewest } from "./migrations.ts";

/** What there is to know about a database at a glance. */
export interface Glance {
  readonly matches: number;
  /** Matches set apart that nobody has decided about. */
  readonly quarantined: number;
  /** Losses that the operator has not put away. */
  readonly losses: number;
  /** When the newest line was written; null if there is none. */
  readonly newestAt: number | null;
}

/** Looks whether a database is whole, page by page, without replaying anything. Throws what is wrong with it. */
export function glance(folder: string, isOpen: boolean): Glance {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new BackupRefused("no-database");
  try {
    const database = isOpen || existsSync(`${file}-wal`) ? openForReading(file) : openUntouched(file);
    try {
      requireNewest(database, file);
      requireSound(database, file, 1);
      const number = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
      const newestAt = number("SELECT at FROM lines ORDER BY row DESC LIMIT 1");
      return {
        matches: number("SELECT count(*) FROM matches"),
        quarantined: number("SELECT count(*) FROM matches WHERE status = 'quarantined'"),
        losses: number(`SELECT count(*) FROM documents WHERE kind = '${LOSS}'`),
        newestAt: newestAt === 0 ? null : newestAt,
      };
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

/** Even to read, SQLite puts two files beside a database, unless it is told that nobody writes. */
function openUntouched(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set("immutable", "1");
  return new DatabaseSync(address, { readOnly: true });
}
