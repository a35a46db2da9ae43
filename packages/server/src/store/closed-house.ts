import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { BackupRefused } from "./backup.ts";
import { DATABASE_FILE } from "./database.ts";
import { isPostgresAddress } from "./postgres/address.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** The data of a house that stays closed while this is in hand. */
export interface ClosedHouse {
  readonly store: Store;
  /** Leaves nothing of what was deleted in unused parts of its files; false if there was no room for that. */
  scrub(): Promise<boolean>;
}

/** `place` is a folder or the address of a Postgres. Rejects with `FolderInUse` if the house is open. */
export async function openClosedHouse(place: string): Promise<ClosedHouse> {
  if (isPostgresAddress(place)) return (await import("./postgres/closed-house.ts")).openClosedPostgres(place);
  // To open a folder makes a database where there is none.
  if (!existsSync(join(place, DATABASE_FILE))) throw new BackupRefused("no-database");
  let database: DatabaseSync | null = null;
  const store = await openSqliteStore(place, { onOpen: (opened) => (database = opened) });
  return { store, scrub: async () => isScrubbed(database) };
}

/** What was deleted lies in the file until something is written over it; the whole file is written anew, if the disk has room for that. */
function isScrubbed(database: DatabaseSync | null): boolean {
  try {
    database?.exec("VACUUM");
    return database !== null;
  } catch {
    return false;
  }
}
