import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyJson, type Entry, type MatchRecord } from "@safehouse/kernel";
import { openSqliteStore } from "@safehouse/server/store";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { call, finishedRecord } from "./desk.ts";
import { appendTo, linesOf } from "../../server/test/store-lines.ts";

let record: MatchRecord;
let home: string;
let data: string;
let file: string;

beforeAll(async () => {
  record = await finishedRecord();
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "safehouse-backup-"));
  data = join(home, "data");
  file = join(home, "copy.db");
  return () => rmSync(home, { recursive: true });
});

type House = Awaited<ReturnType<typeof openSqliteStore>>;

/** A house with a finished match, and one that is being played. */
async function openHouse(
  change: (entries: readonly Entry[]) => readonly Entry[] = (entries) => entries,
): Promise<House> {
  const store = await openSqliteStore(data);
  onTestFinished(() => store.close());
  const { game, rules, content, config, seats, seed, contributions, entries } = record;
  const match = {
    game,
    rules,
    content,
    config,
    seats,
    seed,
    contributions,
    practice: false,
    isPrivate: false,
    createdAt: 1,
  };
  const tokenHashes = seats.map(() => null);
  await store.createMatch({ ...match, id: "finished", tokenHashes });
  for (const entry of change(entries)) await appendTo(store, "finished", entry, null);
  await store.setStatus("finished", "over");
  await store.createMatch({ ...match, id: "running", tokenHashes });
  for (const entry of entries.slice(0, 20)) await appendTo(store, "running", entry, "a command");
  await store.putDocument({ kind: "table", id: "t", version: 1, body: { title: "a quiet table" }, expiresAt: null });
  return store;
}

async function entriesIn(folder: string): Promise<readonly Entry[]> {
  const store = await openSqliteStore(folder);
  const entries = await linesOf(store, "finished");
  await store.close();
  return entries.map(({ entry }) => entry);
}

const backup = (...more: string[]) => call(["backup", "--data", data, "--out", file, ...more]);
const restore = (...more: string[]) => call(["restore", "--data", join(home, "new"), "--from", file, ...more]);

/** Wherever this text lies: SQLite may leave a dead copy of it beside the living one. */
function flipByteOf(path: string, text: string): void {
  const bytes = readFileSync(path);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(path, bytes);
}

describe("safehouse backup and restore", () => {
  test("copy a house that is open, and bring it back", async () => {
    const store = await openHouse();
    const made = await backup();
    expect([made.status, made.err]).toEqual([0, ""]);
    expect(made.out).toBe(`OK: 2 matches with ${record.entries.length + 20} entries are in "${file}", all replayed\n`);
    await appendTo(store, "running", record.entries[20] as Entry, null);

    const back = await restore();
    expect([back.status, back.err]).toEqual([0, ""]);
    expect(back.out).toMatch(/^OK: 2 matches with \d+ entries are in ".*new", all replayed\n$/);
    expect(await entriesIn(join(home, "new"))).toEqual(copyJson(record.entries));
    expect(readdirSync(home).toSorted()).toEqual(["copy.db", "data", "new"]);
  });

  test("a copy holds what was acknowledged before it, while the house goes on writing", async () => {
    const store = await openHouse();
    let isDone = false;
    const writing = (async () => {
      for (let version = 1; !isDone; version++) {
        await store.putDocument({ kind: "guest", id: "g", version, body: "x".repeat(5000), expiresAt: null });
      }
    })();
    const { status } = await backup();
    isDone = true;
    await writing;
    expect(status).toBe(0);
    expect((await restore()).status).toBe(0);
  });

  test("nothing is overwritten", async () => {
    await openHouse();
    await backup();
    const again = await backup();
    expect([again.status, again.err]).toEqual([2, `"${file}" exists already. Give --out a new file name.\n`]);
    const used = await call(["restore", "--data", data, "--from", file]);
    expect([used.status, used.err]).toEqual([
      2,
      `"${data}" is not empty, and nothing is overwritten. Name an empty or new folder with --data.\n`,
    ]);
    mkdirSync(join(home, "new"));
    writeFileSync(join(home, "new", "safehouse.db-wal"), "left over");
    expect((await restore()).status).toBe(2);
  });

  test("a flipped byte in a backup is found, and nothing is restored", async () => {
    await openHouse();
    await backup();
    flipByteOf(file, '"n":30,');
    const { status, err } = await restore();
    expect(status).toBe(1);
    expect(err).toMatch(/The match finished is damaged: entry 30 has changed\.\n.*Nothing was restored/);
    expect(readdirSync(join(home, "new"))).toEqual(["safehouse.lock"]);
  });

  test("a whole chain of moves that the rules do not allow is found", async () => {
    await openHouse((entries) => entries.map((entry) => (entry.n === 30 ? { ...entry, move: "cheat" } : entry)));
    const { status, err } = await backup();
    expect(status).toBe(1);
    expect(err).toMatch(/The match finished cannot be replayed: Entry 30 /);
  });

  test("a draw that the seed did not give is found", async () => {
    await openHouse((entries) =>
      entries.map((entry) => (entry.n === 1 ? { ...entry, move: (entry.move as number[]).toReversed() } : entry)),
    );
    const { status, err } = await backup();
    expect(status).toBe(1);
    expect(err).toMatch(/The match finished cannot be replayed: The draw ".*" did not come from the seed/);
  });

  test("a damaged match is set apart in the copy, which can then be restored", async () => {
    const store = await openHouse();
    await store.close();
    const database = new DatabaseSync(join(data, "safehouse.db"));
    database.exec("UPDATE lines SET line = replace(line, 'a command', 'a comment') WHERE match = 2 AND n = 3");
    database.exec("UPDATE documents SET body = '{}'");
    database.close();
    const made = await backup("--lang", "de");
    expect(made.status).toBe(1);
    expect(made.err).toMatch(/The match running is damaged: entry 3 has changed\.\n.*table t.*\n.*Schäden \(2\)/);
    const back = await restore();
    expect(back.status).toBe(0);
    expect(back.err).toMatch(/The match running was set apart before/);
    expect(await entriesIn(join(home, "new"))).toEqual(copyJson(record.entries));
  });

  test("what was acknowledged and is gone is found; restored elsewhere it is no news", async () => {
    const store = await openHouse();
    await store.close();
    const database = new DatabaseSync(join(data, "safehouse.db"));
    // As after damage to the write-ahead file: the end of one match and the whole of another are forgotten.
    database.exec(
      "UPDATE heads SET (n, row, link) = (SELECT n, row, link FROM lines WHERE match = 2 AND n = 19) WHERE match = 2",
    );
    database.exec("DELETE FROM heads WHERE match = 1; DELETE FROM matches WHERE id = 'finished'");
    database.close();
    const made = await backup();
    expect(made.status).toBe(1);
    expect(made.err).toMatch(
      /The match running has lost its end: entry 20 was acknowledged, entry 19 is the last one left\./,
    );
    expect(made.err).toMatch(/The match finished is lost: entry \d+ was acknowledged, and nothing of it is left\./);
    const back = await restore();
    expect([back.status, back.err]).toEqual([0, expect.stringMatching(/The match running was set apart before/)]);
    const again = await openSqliteStore(join(home, "new"));
    expect(await again.listDocuments("loss", { after: null, limit: 9 })).toEqual([]);
    await again.close();
  });

  test("a damaged database is a mismatch", async () => {
    const store = await openHouse();
    await store.close();
    const path = join(data, "safehouse.db");
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 4096, 4096 * 6);
    writeFileSync(path, bytes);
    const { status, err } = await backup();
    expect(status).toBe(1);
    expect(err).toMatch(/is damaged/);
    expect(readdirSync(home)).toEqual(["data"]);
  });

  test("what is no house and no backup is bad input", async () => {
    expect(await backup()).toMatchObject({
      status: 2,
      err: `There is no database in "${data}". Name the server's folder with --data.\n`,
    });
    expect(await restore()).toMatchObject({ status: 2 });
    for (const text of ["", "Dear grandmother, ".repeat(500)]) {
      writeFileSync(file, text);
      const { status, err } = await restore();
      expect([status, err]).toEqual([2, `"${file}" is no backup of Safehouse, or there is no such file.\n`]);
    }
    await openHouse();
    expect(await call(["backup", "--data", data, "--out", join(home, "no", "x.db")])).toMatchObject({ status: 2 });
    expect(await call(["backup", "--data", data])).toMatchObject({ status: 2, err: expect.stringContaining("--out") });
    expect(await call(["restore", "--data", data])).toMatchObject({
      status: 2,
      err: expect.stringContaining("--from"),
    });
    expect(await call(["backup", "thing", "--out", file])).toMatchObject({ status: 2 });
  });

  test("a backup of a newer release is bad input", async () => {
    await openHouse();
    await backup();
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO migrations VALUES (99, 'from the future')");
    database.close();
    expect(await restore()).toMatchObject({ status: 2, err: expect.stringContaining("newer Safehouse") });
  });

  test("the folder may come from the environment", async () => {
    await openHouse();
    const { status } = await call(["backup", "--out", file], { env: { SAFEHOUSE_DATA: data } });
    expect(status).toBe(0);
  });
});
