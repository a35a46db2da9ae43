import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "./store.ts";

export interface Migration {
  /** From 1, without gaps. */
  readonly version: number;
  readonly name: string;
  readonly apply: (database: DatabaseSync) => void;
}

/** "Safe": marks the file as ours, for `file` and for ourselves. */
const APPLICATION_ID = 0x53616665;

const MATCHES = `
  CREATE TABLE matches (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    creation TEXT NOT NULL,
    seating TEXT NOT NULL,
    seating_digest BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'quarantined')),
    problem TEXT
  ) STRICT;
  CREATE INDEX running_matches ON matches (key) WHERE status = 'running';

  -- Lines of all matches in the order they came, each naming the line of its match before it: whatever is played at once lies on
  -- the same few pages, so that a commit for 200 matches writes a dozen of them and not 200.
  CREATE TABLE lines (
    row INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    before INTEGER,
    line TEXT NOT NULL,
    link BLOB NOT NULL
  ) STRICT;

  -- The last line of each match, and its link once more: it tells whether lines are missing at the end.
  CREATE TABLE heads (
    match INTEGER PRIMARY KEY REFERENCES matches (key),
    n INTEGER NOT NULL,
    link BLOB NOT NULL,
    row INTEGER
  ) STRICT;
`;

const DOCUMENTS = `
  CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    expires_at INTEGER,
    digest BLOB NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX expiring_documents ON documents (expires_at) WHERE expires_at IS NOT NULL;
`;

/** One row that is written to see whether writing works. */
const PULSE = `
  CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), beats INTEGER NOT NULL) STRICT;
  INSERT INTO pulse VALUES (1, 0);
`;

/** When a line was written. It is outside the chain: only masks ask for it, and lines from before it have none. */
const LINE_TIMES = "ALTER TABLE lines ADD COLUMN at INTEGER";

/** Whether the house itself has to act next. Of what was played before this was written down, wherever a bot plays among people. */
const DUE = `
  ALTER TABLE heads ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
  UPDATE heads SET due = 1 WHERE match IN (
    SELECT key FROM matches
    WHERE status = 'running' AND instr(seating, '"kind":"bot"') > 0 AND instr(seating, '"kind":"human"') > 0
  );
  CREATE INDEX due_matches ON heads (match) WHERE due = 1;
`;

/** How many commits there were: the marks beside the database know the number, too. */
const COMMITS = `
  CREATE TABLE commits (id INTEGER PRIMARY KEY CHECK (id = 1), n INTEGER NOT NULL) STRICT;
  INSERT INTO commits VALUES (1, 0);
`;

/** When matches were last used, to the day (since 1970), and where the lines of removed ones end that are still to be cleared away. */
const AGES = `
  ALTER TABLE matches ADD COLUMN touched_on INTEGER NOT NULL DEFAULT 0;
  UPDATE matches SET touched_on = unixepoch() / 86400;
  CREATE INDEX aged_matches ON matches (status, touched_on);
  CREATE TABLE removed (row INTEGER PRIMARY KEY, match INTEGER NOT NULL) STRICT;
`;

/** Beside the log, so that a finished match can be read when its rules are long gone. */
const ENDINGS = `
  CREATE TABLE endings (
    match INTEGER PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
    pressed BLOB NOT NULL,
    digest BLOB NOT NULL
  ) STRICT;
`;

/** What a writer must have seen before it writes: who sits where, by number, and which changes a document has come from. */
const SEEN = `
  ALTER TABLE matches ADD COLUMN seating_version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE documents ADD COLUMN operations TEXT NOT NULL DEFAULT '[]';
`;

/** Append only: what was released is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: "matches and their logs", apply: (database) => database.exec(MATCHES) },
  { version: 2, name: "documents", apply: (database) => database.exec(DOCUMENTS) },
  { version: 3, name: "pulse", apply: (database) => database.exec(PULSE) },
  { version: 4, name: "when lines were written", apply: (database) => database.exec(LINE_TIMES) },
  { version: 5, name: "due matches", apply: (database) => database.exec(DUE) },
  { version: 6, name: "commits", apply: (database) => database.exec(COMMITS) },
  { version: 7, name: "ages of matches", apply: (database) => database.exec(AGES) },
  { version: 8, name: "endings", apply: (database) => database.exec(ENDINGS) },
  { version: 9, name: "what writers have seen", apply: (database) => database.exec(SEEN) },
];

/** The version the database has; 0 for an empty one. Refuses what is not ours or newer than we are, before anything is written. */
export function schemaVersion(database: DatabaseSync, file: string, migrations = MIGRATIONS): number {
  const name = JSON.stringify(file);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0) return 0;
  const mark = database.prepare("PRAGMA application_id").get()?.["application_id"];
  if (mark !== APPLICATION_ID || !tables.some((table) => table["name"] === "migrations")) {
    throw new StoreUnavailable(`${name} is a database of another program. Name another folder for the data.`);
  }
  const version = Number(database.prepare("SELECT max(version) AS version FROM migrations").get()?.["version"] ?? 0);
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new StoreUnavailable(
      `${name} was written by a newer Safehouse (format ${version}; this one reads up to ${newest}). Start that release, or restore an older backup.`,
    );
  }
  return version;
}

/** For those who come beside a server and leave its database as it is. */
export function requireNewest(database: DatabaseSync, file: string): void {
  if (schemaVersion(database, file) === MIGRATIONS.at(-1)?.version) return;
  throw new StoreUnavailable(
    `${JSON.stringify(file)} was written by an older Safehouse. Start the house of this release once, which brings it up to date.`,
  );
}

/** Brings the schema up to date, each step in a transaction of its own: after an interruption the next start goes on where it stopped. */
export function migrate(database: DatabaseSync, file: string, migrations = MIGRATIONS): void {
  const version = schemaVersion(database, file, migrations);
  if (version === 0) {
    inTransaction(database, () =>
      database.exec(`
        PRAGMA application_id = ${APPLICATION_ID};
        CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      `),
    );
  }
  for (const migration of migrations.filter((each) => each.version > version)) {
    inTransaction(database, () => {
      migration.apply(database);
      database.prepare("INSERT INTO migrations VALUES (?, ?)").run(migration.version, migration.name);
    });
  }
}

export function inTransaction(database: DatabaseSync, act: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    act();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
