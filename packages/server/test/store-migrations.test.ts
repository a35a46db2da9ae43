import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { migrate, type Migration, MIGRATIONS, schemaVersion } from "../src/store/migrations.ts";
import { databaseFile, freshFolder, openStore, tamper, writtenFolder } from "./store-folder.ts";
import { newMatch } from "./store-suite-data.ts";
import { linesOf } from "./store-lines.ts";

/** Format 1 as it was, with a match in it: the oldest database that must still open. Never edited. */
const FORMAT_1 = `
  PRAGMA application_id = 0x53616665;
  CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE matches (
    key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, creation TEXT NOT NULL, seating TEXT NOT NULL, seating_digest BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'quarantined')), problem TEXT
  ) STRICT;
  CREATE INDEX running_matches ON matches (key) WHERE status = 'running';
  CREATE TABLE lines (
    row INTEGER PRIMARY KEY, match INTEGER NOT NULL, n INTEGER NOT NULL, before INTEGER, line TEXT NOT NULL, link BLOB NOT NULL
  ) STRICT;
  CREATE TABLE heads (
    match INTEGER PRIMARY KEY REFERENCES matches (key), n INTEGER NOT NULL, link BLOB NOT NULL, row INTEGER
  ) STRICT;
  INSERT INTO migrations VALUES (1, 'matches and their logs');
`;

describe("migrations", () => {
  test("are numbered without gaps", () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  test("bring a database of format 1 up to date, with what it holds", async () => {
    const folder = freshFolder();
    const modern = await writtenFolder();
    tamper(
      folder,
      FORMAT_1,
      `ATTACH '${databaseFile(modern)}' AS modern`,
      "INSERT INTO matches SELECT key, id, creation, seating, seating_digest, status, problem FROM modern.matches",
      "INSERT INTO lines SELECT row, match, n, before, line, link FROM modern.lines",
      "INSERT INTO heads SELECT match, n, link, row FROM modern.heads",
    );
    const store = await openStore(folder);
    const lines = await linesOf(store, "b");
    expect([lines.length, lines.every(({ at }) => at === null)]).toEqual([10, true]);
    await store.putDocument({ kind: "table", id: "t", version: 1, body: 1, expiresAt: null });
    await store.checkHealth();
  });

  test("go on where an interruption stopped them, each whole or not at all", () => {
    const step = (version: number, isBroken = false): Migration => ({
      version,
      name: `step ${version}`,
      apply(database) {
        database.exec(`CREATE TABLE step_${version} (id INTEGER)`);
        if (isBroken) throw new Error("the power went");
      },
    });
    const file = `${freshFolder()}/m.db`;
    const first = new DatabaseSync(file);
    expect(() => migrate(first, file, [step(1), step(2, true), step(3)])).toThrow("the power went");
    first.close();
    const second = new DatabaseSync(file);
    expect(schemaVersion(second, file, [step(1), step(2)])).toBe(1);
    migrate(second, file, [step(1), step(2), step(3)]);
    migrate(second, file, [step(1), step(2), step(3)]);
    expect(schemaVersion(second, file, [step(1), step(2), step(3)])).toBe(3);
    const tables = second.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    expect(tables.map(({ name }) => name)).toEqual(["migrations", "step_1", "step_2", "step_3"]);
    second.close();
  });

  test("start again after an interruption before the first", async () => {
    const folder = freshFolder();
    tamper(
      folder,
      "PRAGMA application_id = 0x53616665; CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
    );
    await (await openStore(folder)).createMatch(newMatch("m"));
  });

  test("refuse a database of a newer release, and do not touch it", async () => {
    const folder = await writtenFolder();
    tamper(folder, "INSERT INTO migrations VALUES (99, 'from the future')");
    await expect(openStore(folder)).rejects.toThrow(
      /newer Safehouse \(format 99; this one reads up to \d+\)\. Start that/,
    );
    tamper(folder, "DELETE FROM migrations WHERE version = 99");
    expect(await linesOf(await openStore(folder), "a")).toHaveLength(10);
  });
});
