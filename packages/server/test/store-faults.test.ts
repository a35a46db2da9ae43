import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { requireSoundLibrary } from "../src/store/database.ts";
import { GroupCommit } from "../src/store/group-commit.ts";
import type { SqliteOptions } from "../src/store/sqlite.ts";
import { StoreUnavailable, type Store } from "../src/store/store.ts";
import { freshFolder, openStore, startAppender } from "./store-folder.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo, linesOf } from "./store-lines.ts";

/** Opens a store whose connection the test may turn against it. */
async function openWithConnection(
  folder: string,
  options: SqliteOptions = {},
): Promise<{ store: Store; database: DatabaseSync }> {
  let database: DatabaseSync | null = null;
  const store = await openStore(folder, { ...options, onOpen: (opened) => (database = opened) });
  return { store, database: database as unknown as DatabaseSync };
}

describe("kill -9", () => {
  test("loses nothing acknowledged and leaves no gap, and the lock of the dead does not block", async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.createMatch(newMatch("m"));
    await store.close();
    let before = 0;
    for (let round = 1; round <= 4; round++) {
      const appender = startAppender(folder, "m");
      await appender.once(30 * round);
      await appender.kill();
      const after = await openStore(folder);
      const entries = await linesOf(after, "m");
      await after.close();
      expect(entries.map(({ entry: { n } }) => n)).toEqual(entries.map((_, i) => i + 1));
      expect(appender.acknowledged).toEqual(appender.acknowledged.map((_, i) => before + i + 1));
      expect(entries.length).toBeGreaterThanOrEqual(before + appender.acknowledged.length);
      before = entries.length;
    }
  });
});

describe("a full disk", () => {
  test("rejects with a clear message, loses nothing acknowledged, and goes on when there is space", async () => {
    const folder = freshFolder();
    const { store, database } = await openWithConnection(folder);
    await store.createMatch(newMatch("m"));
    await appendTo(store, "m", entry(1), null);
    const pages = Number(database.prepare("PRAGMA page_count").get()?.["page_count"]);
    database.exec(`PRAGMA max_page_count = ${pages + 4}`);

    let acknowledged = 1;
    let refusal: unknown = null;
    while (refusal === null) {
      const n = acknowledged + 1;
      await appendTo(store, "m", entry(n, "x".repeat(2000)), null).then(
        () => acknowledged++,
        (error: unknown) => (refusal = error),
      );
    }
    expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect(String(refusal)).toMatch(/disk .* is full: nothing of this write was kept\. Free some space/);
    // A whole tick: none of it happened, not even what would have fitted.
    const { head } = await store.readLog("m");
    const large = { entry: entry(acknowledged + 1, "y".repeat(30_000)), command: null };
    const tick = await Promise.allSettled([
      store.setStatus("m", "over"),
      store.append("m", { ...head, status: "over" }, [large]),
      store.createMatch(newMatch("other")),
    ]);
    expect(tick.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await store.runningMatches()).toEqual(["m"]);
    expect(await linesOf(store, "m")).toHaveLength(acknowledged);

    database.exec("PRAGMA max_page_count = 1000000");
    await appendTo(store, "m", entry(acknowledged + 1, "z".repeat(30_000)), null);
    await store.checkHealth();
    await store.close();
    expect(await linesOf(await openStore(folder), "m")).toHaveLength(acknowledged + 1);
  });

  test("is noticed by the health check", async () => {
    const { store, database } = await openWithConnection(freshFolder());
    database.exec("PRAGMA query_only = ON");
    await expect(store.checkHealth()).rejects.toThrow(/may not be written/);
    database.exec("PRAGMA query_only = OFF");
    await store.checkHealth();
  });
});

describe("a failing commit", () => {
  test("rejects every write of its tick, keeps none, and the next tick works", async () => {
    const database = new DatabaseSync(":memory:");
    // What is deferred fails only at the commit.
    database.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED);
    `);
    const commits = new GroupCommit(database, (error) => error, { count() {}, mark() {} });
    const insert = (sql: string) => () => database.prepare(sql).run().changes;
    const failed = await Promise.allSettled([
      commits.write(insert("INSERT INTO parents VALUES (1)")),
      commits.write(insert("INSERT INTO children VALUES (1, 99)")),
    ]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(database.prepare("SELECT count(*) AS n FROM parents").get()).toEqual({ n: 0 });
    expect(await commits.write(insert("INSERT INTO parents VALUES (1)"))).toBe(1);
    database.close();
  });

  test("a write that throws half-way is taken back alone", async () => {
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE t (id INTEGER PRIMARY KEY)");
    const commits = new GroupCommit(database, (error) => error, { count() {}, mark() {} });
    const results = await Promise.allSettled([
      commits.write(() => database.exec("INSERT INTO t VALUES (1)")),
      commits.write(() => {
        database.exec("INSERT INTO t VALUES (2)");
        throw new Error("half-way");
      }),
      commits.write(() => database.exec("INSERT INTO t VALUES (3)")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(database.prepare("SELECT id FROM t").all()).toEqual([{ id: 1 }, { id: 3 }]);
    database.close();
  });
});

describe("a folder", () => {
  test("is used by one store at a time", async () => {
    const folder = freshFolder();
    const first = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow(
      new RegExp(`in use by another Safehouse \\(process ${process.pid}\\)\\. Close that, or start with --data`),
    );
    await first.checkHealth();
    await first.close();
    await openStore(folder);
  });

  test("is used by one process at a time", async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.createMatch(newMatch("m"));
    await store.close();
    const appender = startAppender(folder, "m");
    await appender.once(1);
    await expect(openStore(folder)).rejects.toThrow(/in use by another Safehouse/);
    await appender.kill();
    await openStore(folder);
  });

  test("is made if it is missing", async () => {
    const folder = join(freshFolder(), "a", "b c", "file:ü?");
    await openStore(folder);
    expect(existsSync(join(folder, "safehouse.db"))).toBe(true);
  });

  test("that is a file is refused", async () => {
    const file = join(freshFolder(), "file");
    writeFileSync(file, "");
    await expect(openStore(file)).rejects.toThrow(/is not a folder\. Name a folder for the data/);
    await expect(openStore(join(file, "below"))).rejects.toThrow(StoreUnavailable);
  });

  test("whose database is a folder is refused", async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, "safehouse.db"));
    await expect(openStore(folder)).rejects.toThrow(/cannot be opened/);
  });

  test.runIf(process.platform === "linux")("that cannot be written is refused", async () => {
    // Root may write anywhere but here.
    await expect(openStore("/proc/safehouse")).rejects.toThrow(StoreUnavailable);
    await expect(openStore("/proc/self")).rejects.toThrow(
      /Check that its folder exists and that this account may write/,
    );
  });
});

test("a closed store refuses to work", async () => {
  const store = await openStore(freshFolder());
  const last = store.createMatch(newMatch("m"));
  await store.close();
  await last;
  await expect(store.findMatch("m")).rejects.toThrow(StoreUnavailable);
  await expect(store.checkHealth()).rejects.toThrow(StoreUnavailable);
});

test("waits for the disk unless a test says otherwise", async () => {
  const level = ({ database }: { database: DatabaseSync }): unknown =>
    database.prepare("PRAGMA synchronous").get()?.["synchronous"];
  expect(level(await openWithConnection(freshFolder()))).toBe(2);
  expect(level(await openWithConnection(freshFolder(), { synchronous: "off" }))).toBe(0);
  const { database } = await openWithConnection(freshFolder());
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
});

test("an SQLite that damages databases is refused", () => {
  for (const version of ["3.51.2", "3.50.9", "2.99.0", "3.51"]) {
    expect(() => requireSoundLibrary(version)).toThrow(/At least 3\.51\.3 is needed/);
  }
  for (const version of ["3.51.3", "3.51.10", "3.53.0", "4.0.0"])
    expect(() => requireSoundLibrary(version)).not.toThrow();
});
