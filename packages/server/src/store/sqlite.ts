import { dirname, join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { DATABASE_FILE, makeFolder, openDatabase, requireSound, type Synchronous } from "./database.ts";
import { DocumentTable } from "./documents.ts";
import { EndingTable } from "./endings.ts";
import { explainFault } from "./faults.ts";
import { lockFolder } from "./folder-lock.ts";
import { GroupCommit } from "./group-commit.ts";
import { HighWater, moveWal } from "./high-water.ts";
import { findLoss, settleLoss } from "./losses.ts";
import { type Mark, Marks, MARKS_FILE, readMarks } from "./marks.ts";
import { MatchTables } from "./matches.ts";
import { inTransaction } from "./migrations.ts";
import { tightenFolder } from "./private-files.ts";
import { type MatchEnd, type Store, StoreUnavailable } from "./store.ts";

export interface SqliteOptions {
  /** `off` does not wait for the disk: only for the test that must notice it. */
  readonly synchronous?: Synchronous;
  /** The database may not grow beyond so many pages: for the test of a full disk. */
  readonly mostPages?: number;
  /** What time it is; for tests. */
  readonly now?: () => number;
  /** Hands out the connection, for tests that make it fail. */
  readonly onOpen?: (database: DatabaseSync) => void;
}

/** Opens the store in a folder, made if it is missing. Rejects with `StoreUnavailable` and a sentence for whoever runs the house. */
export async function openSqliteStore(folder: string, options: SqliteOptions = {}): Promise<Store> {
  // Absolute, since SQLite takes names such as "file:x" for addresses.
  const file = join(resolve(folder), DATABASE_FILE);
  try {
    makeFolder(dirname(file));
    tightenFolder(dirname(file));
  } catch (error) {
    throw explainFault(error, folder);
  }
  try {
    const lock = lockFolder(folder);
    try {
      const database = openDatabase(file, options.synchronous);
      const marks = new Marks(marksBeside(file));
      try {
        settleMarks(database, file, marks);
        if (options.mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${options.mostPages}`);
        options.onOpen?.(database);
        return storeOn(database, file, marks, lock.release, options.now);
      } catch (error) {
        marks.close();
        database.close();
        throw error;
      }
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

const marksBeside = (file: string): string => join(dirname(file), MARKS_FILE);

/** What the last process acknowledged is all there, or else the matches that lack something are set apart and the operator is told. */
function settleMarks(database: DatabaseSync, file: string, marks: Marks): void {
  const marked = readMarks(marksBeside(file));
  const loss = findLoss(database, marked, Date.now());
  if (loss !== null) {
    // Commits were lost somehow: before anything is written, what is left must hold together.
    requireSound(database, file, 1);
    inTransaction(database, () => settleLoss(database, loss, marked));
  }
  if (moveWal(database, "TRUNCATE") || loss !== null) marks.beginAnew();
}

function storeOn(
  database: DatabaseSync,
  file: string,
  marks: Marks,
  release: () => void,
  now: () => number = Date.now,
): Store {
  const explain = (error: unknown): unknown => explainFault(error, file);
  const commits = new GroupCommit(database, explain, new HighWater(database, marks));
  const matches = new MatchTables(database, now);
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
  async function write<T>(prepare: () => () => T, mark: Mark | null = null): Promise<T> {
    requireOpen();
    return commits.write(prepare(), mark);
  }

  function endOf(id: string): MatchEnd | null {
    const left = matches.end(id);
    // From the file, not from memory: it is asked when memory and database are in doubt.
    return left === null
      ? null
      : { left, acknowledged: Math.max(left, readMarks(marksBeside(file)).ends.get(id) ?? 0) };
  }

  return {
    isShared: false,
    createMatch: (match) => write(() => matches.create(match), { match: match.id, n: 0 }),
    findMatch: (id) => read(() => matches.find(id)),
    setStatus: (id, status, problem) => write(() => matches.setStatus(id, status, problem ?? null)),
    touchMatch: (id) => write(() => matches.touch(id)),
    agedMatches: (status, before, limit) => read(() => matches.aged(status, before, limit)),
    removeMatch: (id) => write(() => matches.remove(id), { match: id, n: null }),
    clearLines: (limit) => write(() => matches.clearLines(limit)),
    endOf: (id) => read(() => endOf(id)),
    runningMatches: () => read(() => matches.running()),
    dueMatches: () => read(() => matches.due()),
    append: (match, seen, lines, notes = {}) =>
      write(() => matches.append(match, seen, lines, notes), { match, n: seen.n + lines.length }),
    readLog: (match, after) => read(() => matches.readLog(match, after)),
    heads: (ids) => read(() => matches.heads(ids)),
    setDue: (id, isDue) => write(() => matches.setDue(id, isDue)),
    endMatch: (id, ending) => write(() => endings.keep(id, ending)),
    findEnding: (id) => read(() => endings.find(id)),
    setSeats: (id, seats, tokenHashes, seen) => write(() => matches.setSeats(id, seats, tokenHashes, seen)),

    findDocument: (kind, id) => read(() => documents.find(kind, id)),
    putDocument: (document) => write(() => documents.put(document)),
    documentVersions: (kind, ids) => read(() => documents.versions(kind, ids)),
    removeDocument: (kind, id) => write(() => documents.remove(kind, id)),
    listDocuments: (kind, { after, limit }) => read(() => documents.list(kind, after, limit)),
    listExpired: (kind, now, limit) => read(() => documents.expired(kind, now, limit)),
    removeExpired: (now, limit) => write(() => documents.removeExpired(now, limit)),

    // Only a write that reached the disk shows that writes do.
    checkHealth: () => write(() => () => void beat.run()),
    async close() {
      if (isClosed) return;
      isClosed = true;
      commits.flush();
      database.close();
      marks.close();
      release();
    },
  };
}
