import { dirname, join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { DATABASE_FILE, makeFolder, openDatabase, type Synchronous } from "./database.ts";
import { DocumentTable } from "./documents.ts";
import { EndingTable } from "./endings.ts";
import { explainFault } from "./faults.ts";
import { lockFolder } from "./folder-lock.ts";
import { GroupCommit } from "./group-commit.ts";
import { MatchTables } from "./matches.ts";
import { type Store, StoreUnavailable } from "./store.ts";

export interface SqliteOptions {
  /** `off` does not wait for the disk: only for the test that must notice it. */
  readonly synchronous?: Synchronous;
  /** The database may not grow beyond so many pages: for the test of a full disk. */
  readonly mostPages?: number;
  /** Hands out the connection, for tests that make it fail. */
  readonly onOpen?: (database: DatabaseSync) => void;
}

/** Opens the store in a folder, made if it is missing. Rejects with `StoreUnavailable` and a sentence for whoever runs the house. */
export async function openSqliteStore(folder: string, options: SqliteOptions = {}): Promise<Store> {
  // Absolute, since SQLite takes names such as "file:x" for addresses.
  const file = join(resolve(folder), DATABASE_FILE);
  try {
    makeFolder(dirname(file));
  } catch (error) {
    throw explainFault(error, folder);
  }
  try {
    const lock = lockFolder(folder);
    try {
      const database = openDatabase(file, options.synchronous);
      if (options.mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${options.mostPages}`);
      options.onOpen?.(database);
      return storeOn(database, file, lock.release);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

function storeOn(database: DatabaseSync, file: string, release: () => void): Store {
  const explain = (error: unknown): unknown => explainFault(error, file);
  const commits = new GroupCommit(database, explain);
  const matches = new MatchTables(database);
  const endings = new EndingTable(database);
  const documents = new DocumentTable(database);
  const beat = database.prepare("UPDATE pulse SET beats = beats + 1");
  let isClosed = false;

  const requireOpen = (): void => {
    if (isClosed) throw new StoreUnavailable("The store is closed.");
  };
  async function read<T>(act: () => T): Promise<T> {
    requireOpen();
    try {
      return act();
    } catch (error) {
      throw explain(error);
    }
  }
  async function write<T>(prepare: () => () => T): Promise<T> {
    requireOpen();
    return commits.write(prepare());
  }

  return {
    createMatch: (match) => write(() => matches.create(match)),
    findMatch: (id) => read(() => matches.find(id)),
    setStatus: (id, status, problem) => write(() => matches.setStatus(id, status, problem ?? null)),
    runningMatches: () => read(() => matches.running()),
    append: (match, entry, command) => write(() => matches.append(match, entry, command)),
    entries: (match) => read(() => matches.entries(match)),
    endMatch: (id, ending) => write(() => endings.keep(id, ending)),
    findEnding: (id) => read(() => endings.find(id)),
    setSeats: (id, seats, tokenHashes) => write(() => matches.setSeats(id, seats, tokenHashes)),

    findDocument: (kind, id) => read(() => documents.find(kind, id)),
    putDocument: (document) => write(() => documents.put(document)),
    removeDocument: (kind, id) => write(() => documents.remove(kind, id)),
    listDocuments: (kind, { after, limit }) => read(() => documents.list(kind, after, limit)),
    removeExpired: (now) => write(() => documents.removeExpired(now)),

    // Only a write that reached the disk shows that writes do.
    checkHealth: () => write(() => () => void beat.run()),
    async close() {
      if (isClosed) return;
      isClosed = true;
      commits.flush();
      database.close();
      release();
    },
  };
}
