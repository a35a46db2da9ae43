import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOSS, type Loss } from "../src/store/losses.ts";
import { readMarks } from "../src/store/marks.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { DamagedDatabase, type Store } from "../src/store/store.ts";
import { databaseFile, freshFolder, openStore, startAppender, tamper } from "./store-folder.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo, linesOf } from "./store-lines.ts";

const marksFile = (folder: string): string => join(folder, "safehouse.marks");
const walFile = (folder: string): string => `${databaseFile(folder)}-wal`;

function flipBit(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(file, bytes);
}

const losses = async (store: Store): Promise<Loss[]> =>
  (await store.listDocuments(LOSS, { after: null, limit: 99 })).map(({ body }) => body as unknown as Loss);

/** Match "a" has one entry; then a process appends to "m" and dies. Nothing was moved out of the write-ahead file since. */
async function killed(acknowledged: number): Promise<{ folder: string; last: number }> {
  const folder = freshFolder();
  const store = await openSqliteStore(folder);
  for (const id of ["a", "m"]) await store.createMatch(newMatch(id));
  await appendTo(store, "a", entry(1), null);
  await store.close();
  const appender = startAppender(folder, "m");
  await appender.once(acknowledged);
  await appender.kill();
  return { folder, last: Math.max(...appender.acknowledged) };
}

describe("damage in the middle of the write-ahead file", () => {
  test("sets the match apart that lost entries, tells both numbers, once, and the others play on", async () => {
    const { folder, last } = await killed(81);
    flipBit(walFile(folder), statSync(walFile(folder)).size >> 1);
    const store = await openStore(folder);
    const left = (await linesOf(store, "m")).length;
    expect(left).toBeLessThan(last);
    const found = await store.findMatch("m");
    expect(found?.status).toBe("quarantined");
    const [, told, kept] = /entry (\d+) was acknowledged, entry (\d+) is the last/.exec(found?.problem ?? "") ?? [];
    // Whoever was killed may have written one commit more than it could say.
    expect(Number(told)).toBeGreaterThanOrEqual(last);
    expect(Number(kept)).toBe(left);
    const [loss] = await losses(store);
    expect(loss?.commits).toBeGreaterThan(0);
    expect(loss?.matches).toEqual([{ match: "m", acknowledged: Number(told), left }]);
    expect((await store.findMatch("a"))?.status).toBe("running");
    await appendTo(store, "a", entry(2), null);
    // Released by the operator it stays so: what was settled is no news at the next start.
    await store.setStatus("m", "running");
    await store.close();
    const again = await openStore(folder);
    expect(await losses(again)).toHaveLength(1);
    expect((await again.findMatch("m"))?.status).toBe("running");
    await appendTo(again, "m", entry(left + 1), null);
  });

  test("names a match that is gone as a whole, and counts commits that only had documents", async () => {
    const { folder } = await killed(3);
    const store = await openSqliteStore(folder, { onOpen: () => {} });
    await store.putDocument({ kind: "guest", id: "g", version: 1, body: 1, expiresAt: null });
    await store.createMatch(newMatch("new"));
    await store.close();
    // As it was before: the database file as a copy made earlier, the marks as they are.
    tamper(
      folder,
      "DELETE FROM heads WHERE match = 3",
      "DELETE FROM matches WHERE key = 3",
      "UPDATE commits SET n = 1",
    );
    const again = await openStore(folder);
    const [loss] = await losses(again);
    expect(loss?.matches).toEqual([{ match: "new", acknowledged: 0, left: null }]);
    expect(loss?.commits).toBeGreaterThan(0);
    expect((await again.findMatch("m"))?.status).toBe("running");
  });

  test("is noticed after the write-ahead file was moved, too, and the marks stay few", async () => {
    const folder = freshFolder();
    const store = await openSqliteStore(folder);
    await store.createMatch(newMatch("m"));
    await store.close();
    const appender = startAppender(folder, "m");
    // Each commit writes three pages at least: the file of 1,000 is moved several times.
    await appender.once(4_000);
    await appender.kill();
    expect(statSync(walFile(folder)).size).toBeLessThan(6_000_000);
    const { ends, commit } = readMarks(marksFile(folder));
    expect(ends.get("m")).toBeGreaterThanOrEqual(4_000);
    expect(readFileSync(marksFile(folder), "utf8").split("\n").length).toBeLessThan(commit);
    // Damage to the first page is damage to all that follows it.
    flipBit(walFile(folder), 1_000);
    try {
      const again = await openStore(folder);
      expect((await again.findMatch("m"))?.status).toBe("quarantined");
      expect(await losses(again)).toHaveLength(1);
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedDatabase);
    }
  });
});

describe("no alarm", () => {
  test("after a kill alone, or when the marks know less than the database", async () => {
    const { folder, last } = await killed(20);
    truncateSync(marksFile(folder), statSync(marksFile(folder)).size >> 1);
    const store = await openStore(folder);
    expect(await losses(store)).toEqual([]);
    expect((await linesOf(store, "m")).length).toBeGreaterThanOrEqual(last);
    expect((await store.findMatch("m"))?.status).toBe("running");
  });

  test("for a match that was removed", async () => {
    const { folder } = await killed(5);
    const store = await openSqliteStore(folder);
    await appendTo(store, "a", entry(2), null);
    await store.removeMatch("a");
    expect(readMarks(marksFile(folder)).ends.get("a")).toBeNull();
    await store.close();
    expect(await losses(await openStore(folder))).toEqual([]);
  });

  test.each<[string, (file: string) => void]>([
    ["missing", (file) => rmSync(file)],
    ["empty", (file) => truncateSync(file)],
    ["full of noise", (file) => writeFileSync(file, Buffer.alloc(5_000, 0xa5))],
    ["cut off", (file) => truncateSync(file, statSync(file).size - 3)],
    [
      "a folder",
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])("when the marks are %s, and the house plays on", async (_, spoil) => {
    const { folder } = await killed(5);
    spoil(marksFile(folder));
    const store = await openStore(folder);
    expect(await losses(store)).toEqual([]);
    await appendTo(store, "a", entry(2), null);
    await store.close();
    expect((await linesOf(await openStore(folder), "a")).length).toBe(2);
  });

  test("a damaged line is passed over, the others count", async () => {
    const { folder } = await killed(12);
    const lines = readFileSync(marksFile(folder), "utf8").split("\n");
    const { ends } = readMarks(marksFile(folder));
    writeFileSync(marksFile(folder), [`x${lines[0]}`, "", ...lines.slice(1)].join("\n"));
    expect(readMarks(marksFile(folder)).ends).toEqual(ends);
  });
});

test("the end of a match is told from the log and from the marks", async () => {
  const folder = freshFolder();
  const store = await openStore(folder);
  await store.createMatch(newMatch("m"));
  for (let n = 1; n <= 3; n++) await appendTo(store, "m", entry(n), null);
  expect(await store.endOf("m")).toEqual({ left: 3, acknowledged: 3 });
  expect(existsSync(marksFile(folder))).toBe(true);
  tamper(folder, "UPDATE heads SET n = 2");
  expect(await store.endOf("m")).toEqual({ left: 2, acknowledged: 3 });
  expect(await store.endOf("nobody")).toBeNull();
});
