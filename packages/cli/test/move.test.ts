import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchRecord } from "@safehouse/kernel";
import { openPostgresStore } from "@safehouse/server/postgres";
import { openSqliteStore } from "@safehouse/server/store";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, freshDatabase } from "../../server/test/postgres.ts";
import { judgePostgres } from "../src/doctor/postgres.ts";
import { wordsIn } from "../src/words.ts";
import { call, finishedRecord } from "./desk.ts";

type Store = Awaited<ReturnType<typeof openSqliteStore>>;

let record: MatchRecord;
let home: string;

beforeAll(async () => {
  record = await finishedRecord();
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "safehouse move ")); // with a space
  return () => rmSync(home, { recursive: true });
});

const openAt = (place: string): Promise<Store> =>
  place.startsWith("postgres:") ? openPostgresStore(place) : openSqliteStore(place);

async function inHouse<T>(place: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openAt(place);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** A house with all that can be in one: a match that is over, one that runs, one set apart, one removed, and documents. */
function furnish(place: string): Promise<void> {
  return inHouse(place, async (store) => {
    const { game, rules, content, config, seats, seed, contributions, entries } = record;
    const match = { game, rules, content, config, seats, seed, contributions };
    const more = { practice: false, isPrivate: false, createdAt: 1, tokenHashes: seats.map(() => null) };
    for (const id of ["removed", "over", "running", "apart"]) await store.createMatch({ ...match, ...more, id });
    for (const [id, count] of [
      ["removed", 3],
      ["over", entries.length],
      ["running", 20],
      ["apart", 5],
    ] as const) {
      const { head } = await store.readLog(id);
      const lines = entries
        .slice(0, count)
        .map((entry) => ({ entry, command: entry.seat === null ? null : `c${entry.n}` }));
      await store.append(id, head, lines, { at: 1_790_000_000_000, isDue: id === "running" });
    }
    await store.removeMatch("removed");
    await store.endMatch("over", { record: { game } as never, view: { odd: "Grüße \u0000 🂡" } });
    await store.setStatus("apart", "quarantined", "a rule failed");
    await store.setSeats(
      "running",
      seats,
      seats.map(() => "ab".repeat(32)),
      1,
    );
    for (const [version, id] of [
      [1, "t"],
      [2, "t"],
      [1, "u"],
    ] as const) {
      await store.putDocument({ kind: "table", id, version, body: { version }, expiresAt: version, operations: ["o"] });
    }
  });
}

/** All that a house can tell, with the ends of all chains. */
function contents(place: string): Promise<unknown> {
  return inHouse(place, async (store) => ({
    heads: await store.heads(["over", "running", "apart", "removed"]),
    logs: await Promise.all(["over", "running", "apart"].map((id) => store.readLog(id))),
    matches: await Promise.all(["over", "running", "apart", "removed"].map((id) => store.findMatch(id))),
    ending: await store.findEnding("over"),
    due: await store.dueMatches(),
    running: await store.runningMatches(),
    tables: await store.listDocuments("table", { after: null, limit: 10 }),
  }));
}

const move = (from: string, to: string) => call(["move", "--from", from, "--to", to]);
const shown = (address: string): string => Object.assign(new URL(address), { password: "" }).href;

describe("safehouse move", () => {
  test("brings a house to Postgres and back, every chain as it was", async () => {
    const [folder, back, address] = [join(home, "old"), join(home, "new"), await freshDatabase()];
    await furnish(folder);
    const before = await contents(folder);
    const there = await move(folder, address);
    expect(there).toMatchObject({ status: 0, err: expect.stringContaining("The match apart was set apart before") });
    expect(there.out).toBe(
      `OK: 3 matches with ${record.entries.length + 20} entries are in "${shown(address)}", all replayed. Start the house there; "${folder}" is as it was.\n`,
    );
    expect(await contents(address)).toEqual(before);
    expect(await move(address, back)).toMatchObject({ status: 0 });
    expect(await contents(back)).toEqual(before);
    expect(await contents(folder)).toEqual(before);
    // What is new there gets a key of its own.
    await inHouse(address, async (store) => {
      const match = await store.findMatch("running");
      await store.createMatch({ ...(match as never as Parameters<Store["createMatch"]>[0]), id: "another" });
      expect(await store.runningMatches()).toEqual(["running", "another"]);
    });
  });

  test("overwrites nothing, and moves nobody who is at home", async () => {
    const [folder, address, other] = [join(home, "old"), await freshDatabase(), await freshDatabase()];
    await furnish(folder);
    await furnish(address);
    expect(await move(folder, address)).toMatchObject({
      status: 2,
      err: `"${shown(address)}" is not empty, and nothing is overwritten. Name an empty or new place with --to.\n`,
    });
    expect(await move(address, folder)).toMatchObject({ status: 2, err: expect.stringMatching(/is not empty/) });
    await inHouse(folder, async () => {
      expect(await move(folder, other)).toMatchObject({ status: 2, err: expect.stringMatching(/in use by another/) });
    });
    await inHouse(address, async () => {
      expect(await move(address, join(home, "new"))).toMatchObject({
        status: 2,
        err: expect.stringMatching(/in use by a Safehouse. Close it/),
      });
    });
    await inHouse(other, async () => {
      expect(await move(folder, other)).toMatchObject({
        status: 2,
        err: expect.stringMatching(/in use by a Safehouse/),
      });
    });
    expect(await move(join(home, "nowhere"), other)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/no database/),
    });
    for (const wrong of ["http://example.org", "postgres:/u:Sesame@h/d", "postgres:u:Sesame@h/d"]) {
      const refusal = {
        status: 2,
        err: expect.stringMatching(/^The address of the store must look like postgres:[^S]*$/),
      };
      expect(await move(wrong, other)).toMatchObject(refusal);
    }
  });

  test("moves nothing that is damaged; a backup sets that apart and can be restored", async () => {
    const [address, folder, file] = [await freshDatabase(), join(home, "new"), join(home, "copy")];
    await furnish(address);
    await ask(address, "UPDATE safehouse.lines SET line = replace(line, '\"n\":3,', '\"n\":30,') WHERE n = 3");
    const moved = await move(address, folder);
    expect([moved.status, moved.out]).toEqual([1, ""]);
    expect(moved.err).toMatch(/The match over is damaged: entry 3 has changed[^]*Nothing was moved/);
    const kept = await call(["backup", "--store", address, "--out", file]);
    expect(kept).toMatchObject({ status: 1, err: expect.stringMatching(/The match running is damaged/) });
    expect(await call(["restore", "--from", file, "--data", folder])).toMatchObject({ status: 0 });
    await inHouse(folder, async (store) => {
      expect(await store.findMatch("running")).toMatchObject({ status: "quarantined" });
    });
  });
});

describe("safehouse backup and restore", () => {
  test("know a Postgres, which may be in use, and bring a backup into either store", async () => {
    const [address, other, file] = [await freshDatabase(), await freshDatabase(), join(home, "copy")];
    await furnish(address);
    const before = await contents(address);
    await inHouse(address, async () => {
      const made = await call(["backup", "--store", address, "--out", file]);
      expect(made).toMatchObject({ status: 0, out: expect.stringMatching(/^OK: 3 matches .* all replayed\n$/) });
    });
    expect(await call(["restore", "--from", file, "--store", other])).toMatchObject({ status: 0 });
    expect(await contents(other)).toEqual(before);
    expect(await call(["restore", "--from", file, "--data", join(home, "new")])).toMatchObject({ status: 0 });
    expect(await contents(join(home, "new"))).toEqual(before);
    expect(await call(["restore", "--from", file, "--store", other])).toMatchObject({
      status: 2,
      err: `"${shown(other)}" is not empty, and nothing is overwritten. Name an empty database with --store.\n`,
    });
  });

  test("a house that there never was is named without its password", async () => {
    const address = await freshDatabase();
    const none = await call(["backup", "--store", address, "--out", join(home, "copy")]);
    expect(none).toMatchObject({
      status: 2,
      err: expect.stringContaining(`There is no database in "${shown(address)}"`),
    });
    const wrong = Object.assign(new URL(address), { password: "Sesame" }).href;
    const refused = await call(["backup", "--store", wrong, "--out", join(home, "copy")]);
    expect([refused.status, refused.err.includes("Sesame")]).toEqual([2, false]);
    expect(await call(["backup", "--store", "postgres://u:Se%zz@h/d", "--out", "x"])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^The address of the store must look like postgres:[^S]*$/),
    });
    expect(await call(["backup", "--store", address, "--data", home, "--out", "x"])).toMatchObject({
      status: 2,
      err: "Give --data or --store, not both.\n",
    });
  });
});

describe("safehouse doctor", () => {
  test("looks at a Postgres", async () => {
    const address = await freshDatabase();
    const look = async (store: string) => {
      const { out } = await call(["doctor", "--store", store, "--json"]);
      expect(out).not.toContain(new URL(address).password);
      return (JSON.parse(out) as { findings: { about: string; verdict: string; what: string }[] }).findings.find(
        ({ about }) => about === "database",
      );
    };
    expect(await look(address)).toMatchObject({ verdict: "skipped" });
    await furnish(address);
    expect(await look(address)).toMatchObject({ verdict: "wrong", what: expect.stringMatching(/set apart/) });
    await ask(address, "UPDATE safehouse.heads SET status = 'over'");
    expect(await look(address)).toMatchObject({
      verdict: "fine",
      what: expect.stringMatching(/^3 matches; \d+ of \d+/),
    });
    const away = Object.assign(new URL(address), { port: "1" }).href;
    expect(await look(away)).toMatchObject({ verdict: "wrong", what: expect.stringMatching(/does not answer/) });
  });

  test("finds a server that does not wait for its disk, or is nearly full", () => {
    const glance = { matches: 1, quarantined: 0, losses: 1, newestAt: null, time: 0 };
    const found = judgePostgres(wordsIn("en"), "postgres://a@b/c", {
      ...glance,
      isDurable: false,
      connections: { used: 95, most: 100 },
    });
    expect(found.map(({ what }) => what)).toEqual([
      expect.stringMatching(/fsync/),
      "95 of 100 connections are taken",
      expect.stringMatching(/lost/),
    ]);
  });
});
