import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Entry } from "@safehouse/kernel";
import { openSqliteStore } from "@safehouse/server/store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, finishedRecord } from "./desk.ts";
import { appendTo } from "../../server/test/store-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-quarantine-"));
const record = await finishedRecord();
const at = Date.UTC(2030, 0, 2, 3, 4, 5);
const cut = record.entries.slice(0, 6);
const last = cut.at(-1) as Entry;

/** By id: what its log holds, and under which rules it claims to be. */
const MATCHES = {
  running: { entries: cut },
  over: { entries: record.entries },
  illegal: { entries: [...cut, { ...last, n: 7, seat: 0, decision: "turn:0:99" }] },
  changed: { entries: cut },
  foreign: { entries: cut, rules: 99 },
};

beforeAll(async () => {
  const store = await openSqliteStore(folder);
  for (const [id, { entries, ...changes }] of Object.entries(MATCHES)) {
    const { game, rules, content, config, seats, seed, contributions } = { ...record, ...changes };
    await store.createMatch({
      id,
      ...{ game, rules, content, config, seats, seed, contributions },
      tokenHashes: seats.map(() => null),
      practice: false,
      isPrivate: false,
      createdAt: at,
    });
    for (const entry of entries) await appendTo(store, id, entry, null);
    await store.setStatus(id, "quarantined", "this match \u001b[2Jis closed");
  }
  await store.close();
  const database = new DatabaseSync(join(folder, "safehouse.db"));
  database.exec(
    `UPDATE lines SET line = replace(line, '"n":3', '"n":33') WHERE n = 3 AND match = (SELECT key FROM matches WHERE id = 'changed')`,
  );
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const quarantine = (...more: string[]) => call(["quarantine", ...more, "--data", folder]);
const statusOf = async (id: string): Promise<string | undefined> => {
  const store = await openSqliteStore(folder);
  const found = await store.findMatch(id);
  await store.close();
  return found?.status;
};

describe("safehouse quarantine", () => {
  test("lists what is set apart, with the reason that was given", async () => {
    const { status, out, err } = await quarantine();
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain(
      "running: klaumau, made 2030-01-02 03:04:05 UTC, 6 entries\n  set apart because: this match [2Jis closed\n",
    );
    expect(out.split("\n").filter((line) => line.includes("klaumau"))).toHaveLength(5);
    expect((await quarantine("--lang", "de")).out).toContain("begonnen 2030-01-02 03:04:05 UTC, 6 Einträge");
    const json = JSON.parse((await quarantine("--json")).out) as unknown[];
    expect(json[0]).toEqual({
      id: "running",
      made: { game: "klaumau", rules: record.rules, at },
      entries: 6,
      isForAll: true,
      complaints: [],
      problem: "this match \u001b[2Jis closed",
    });
  });

  test.each([
    ["running", 0, "its rules lead through it"],
    ["over", 0, "its rules lead through it"],
    ["illegal", 1, "entry 7 is not a legal move (H-1)"],
    ["changed", 1, "entry 3 has changed"],
    ["foreign", 1, "does not play its game by those rules"],
  ])("shows what is found about a match: %s", async (id, status, found) => {
    const shown = await quarantine("show", id);
    expect([shown.status, shown.err]).toEqual([status, ""]);
    expect(shown.out.replaceAll(/\s+/g, " ")).toContain(found);
    expect(JSON.parse((await quarantine("show", id, "--json")).out)).toMatchObject({ id, finding: expect.anything() });
    expect(await statusOf(id)).toBe("quarantined");
  });

  test.each(["illegal", "changed", "foreign"])("does not release what is not sound: %s", async (id) => {
    expect((await quarantine("release", id)).status).toBe(1);
    expect(await statusOf(id)).toBe("quarantined");
  });

  test("releases what is sound, to where its log has come, and once", async () => {
    const released = await quarantine("release", "running");
    expect([released.status, released.out]).toEqual([0, expect.stringContaining("OK: running may be played on.")]);
    expect((await quarantine("release", "over", "--lang", "de")).out).toContain("OK: over ist zu Ende");
    expect([await statusOf("running"), await statusOf("over")]).toEqual(["running", "over"]);
    expect((await quarantine("release", "running")).status).toBe(2);
  });

  test("works while a server is running, and says when there is nothing", async () => {
    const running = mkdtempSync(join(tmpdir(), "safehouse-quarantine-"));
    const store = await openSqliteStore(running);
    expect(await call(["quarantine"], { env: { SAFEHOUSE_DATA: running } })).toEqual({
      status: 0,
      out: "No match is set apart.\n",
      err: "",
    });
    await store.close();
    rmSync(running, { recursive: true });
  });

  test.each([
    [["show"], "needs the id of a match"],
    [["release", "a", "b"], "takes one thing"],
    [["show", "nobody"], "No match"],
    [["forget", "running"], "takes options only"],
    [["--seat", "1"], "has no option"],
  ])("refuses %j", async (given, why) => {
    const { status, err } = await quarantine(...given);
    expect([status, err]).toEqual([2, expect.stringContaining(why)]);
  });

  test("refuses a folder without a database, and one of an older release", async () => {
    const missing = await call(["quarantine", "--data", join(folder, "nowhere")]);
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining("no database")]);
    const older = mkdtempSync(join(tmpdir(), "safehouse-quarantine-"));
    await (await openSqliteStore(older)).close();
    const database = new DatabaseSync(join(older, "safehouse.db"));
    database.exec("DELETE FROM migrations WHERE version > 1");
    database.close();
    const { status, err } = await call(["quarantine", "--data", older]);
    expect([status, err]).toEqual([2, expect.stringContaining("older Safehouse")]);
    rmSync(older, { recursive: true });
  });
});
