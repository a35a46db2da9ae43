import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { soloCommons } from "../src/commons/solo.ts";
import { HOUSE_GAMES, openHouse as openInside } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import type { Store, StoredDocument } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { readKeep } from "../src/upkeep/keep.ts";
import { ask, makeMatch, openHouse, playOn, testSettings } from "./house.ts";
import { asMatch, startedTable } from "./parlour.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { headAfter } from "./store-lines.ts";

const DAY = 86_400_000;

function keepOf(text: string) {
  const keep = readKeep(text);
  if (!keep.ok) throw new Error(keep.error);
  return testSettings({ keep: keep.value });
}

/** Clears up as a house would so many days later, and counts the steps. */
async function sweepAfter(store: Store, days: number, keep: string, onStep: () => void = () => {}): Promise<void> {
  const surroundings = { ...machine, now: () => Date.now() + days * DAY };
  const inside = openInside({
    id: "house",
    version: "1",
    settings: keepOf(keep),
    store: { ...store, close: async () => {} },
    games: HOUSE_GAMES,
    log: { warn() {}, error() {} },
    surroundings,
    commons: soloCommons(surroundings),
  });
  const parlour = new Parlour(inside);
  for await (const _ of parlour.sweep()) onStep();
  parlour.book.close();
  await inside.close();
}

async function open(store: Store, keep: string) {
  return openHouse({ store: { ...store, close: async () => {} }, settings: keepOf(keep) });
}

async function documents(store: Store, kinds: readonly string[]): Promise<number> {
  const found = await Promise.all(kinds.map((kind) => store.listDocuments(kind, { after: null, limit: 99 })));
  return found.flat().length;
}

test("a finished match goes with its table and all that knows of it, when its time is up", async () => {
  const store = memoryStore();
  const keep = "finished=10d,chats=forever,guests=forever";
  const house = await open(store, keep);
  const { ann, bob, id, match, annSees, bobSees } = await startedTable(house, { visibility: "public", timer: 600 });
  await ann.ask(`/api/tables/${id}/messages`, { text: "well played" });
  await playOn(house, asMatch(match, [annSees.you?.token, bobSees.you?.token]));
  expect((await ann.at(`/${id}`)).phase).toBe("over");
  await house.close();
  const kinds = ["table", "chat", "table-of-match", "open-table", "timed-table", "bookmark", `tables-of ${ann.id}`];
  const all = [...kinds, `tables-of ${bob.id}`];
  await sweepAfter(store, 9, keep);
  expect((await store.findMatch(match))?.status).toBe("over");
  expect(await store.findDocument("chat", id)).not.toBeNull();
  await sweepAfter(store, 12, keep);
  expect(await store.findMatch(match)).toBeNull();
  expect(await documents(store, all)).toBe(0);
  const again = await open(store, keep);
  expect((await ask(again, `/api/matches/${match}`)).status).toBe(404);
  expect((await ask(again, `/api/tables/${id}`, { token: ann.token })).status).toBe(404);
  expect((await ask(again, "/api/tables/mine", { token: ann.token })).body).toEqual({ tables: [], next: null });
  await again.close();
});

test("matches without a table go by their last move; those that are set apart stay, with their table", async () => {
  const store = memoryStore();
  const keep = "finished=50d,abandoned=20d";
  const house = await open(store, keep);
  const [running, over, apart] = [await makeMatch(house), await makeMatch(house), await makeMatch(house)];
  await playOn(house, over);
  const tabled = await startedTable(house);
  await house.close();
  await store.setStatus(apart.id, "quarantined", "a reason");
  await store.setStatus(tabled.match, "quarantined", "a reason");
  const left = async (): Promise<boolean[]> =>
    Promise.all(
      [running, over, apart, { id: tabled.match }].map(async ({ id }) => (await store.findMatch(id)) !== null),
    );
  await sweepAfter(store, 19, keep);
  expect(await left()).toEqual([true, true, true, true]);
  await sweepAfter(store, 22, keep);
  expect(await left()).toEqual([false, true, true, true]);
  await sweepAfter(store, 300, keep);
  expect(await left()).toEqual([false, false, true, true]);
  expect(await store.findDocument("table", tabled.id)).not.toBeNull();
});

test("a match that nobody moves stays while somebody looks after its table", async () => {
  let now = Date.now();
  const store = memoryStore(() => now);
  const keep = "abandoned=20d";
  const house = await open(store, keep);
  const { match, id } = await startedTable(house);
  await house.close();
  // Somebody has looked at the table fifteen days later.
  const table = (await store.findDocument("table", id)) as StoredDocument;
  const body = { ...(table.body as object), touchedAt: now + 15 * DAY };
  await store.putDocument({ ...table, version: table.version + 1, body, expiresAt: now + 35 * DAY });
  now += 25 * DAY;
  await sweepAfter(store, 25, keep);
  expect(await store.findMatch(match)).not.toBeNull();
  now += 11 * DAY;
  // The match went on since the table was made, so the table stays once more; then both go.
  await sweepAfter(store, 36, keep);
  await sweepAfter(store, 58, keep);
  expect([await store.findMatch(match), await store.findDocument("table", id)]).toEqual([null, null]);
});

test("guests who stay away are forgotten, with their names", async () => {
  const store = memoryStore();
  const keep = "guests=40d,abandoned=forever";
  const house = await open(store, keep);
  const { ann, bob, id, match } = await startedTable(house);
  await ann.ask(`/api/tables/${id}/messages`, { text: "hello" });
  await house.close();
  await sweepAfter(store, 41, keep);
  expect(await documents(store, ["guest", `tables-of ${ann.id}`, `tables-of ${bob.id}`])).toBe(0);
  const told = JSON.stringify([await store.findDocument("table", id), await store.findMatch(match)]);
  expect(told).not.toMatch(/"Ann"|"Bob"/);
});

test("what was kept under another setting goes by the new one, shorter or longer", async () => {
  const store = memoryStore();
  const house = await open(store, "chats=10d,guests=10d");
  const { ann, bob, id } = await startedTable(house);
  const { body } = await ann.ask(`/api/tables/${id}/messages`, { text: "hello" });
  expect((await bob.ask(`/api/tables/${id}/messages/${body.n}/report`, {})).status).toBeLessThan(300);
  await house.close();
  await sweepAfter(store, 0, "chats=10d,guests=10d");
  await sweepAfter(store, 11, "chats=60d,guests=60d,abandoned=90d");
  expect(await documents(store, ["chat", "guest"])).toBe(3);
  await sweepAfter(store, 12, "chats=5d,guests=60d,reports=5d,abandoned=90d");
  expect([await documents(store, ["chat", "report"]), await documents(store, ["guest"])]).toEqual([0, 2]);
});

test("much is cleared away in small steps, to the last line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "safehouse-retention-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = await openSqliteStore(folder);
  const ids = Array.from({ length: 45 }, (_, i) => `match-${i}`);
  for (const id of ids) await store.createMatch(newMatch(id));
  const lines = Array.from({ length: 15 }, (_, i) => ({ entry: entry(i + 1), command: null }));
  for (const id of ids) await store.append(id, headAfter(newMatch(id), []), lines);
  await store.createMatch(newMatch("mine"));
  const done = { matches: 0, lines: 0 };
  const watched: Store = {
    ...store,
    async removeMatch(id) {
      done.matches++;
      await store.removeMatch(id);
    },
    async clearLines(limit) {
      const cleared = await store.clearLines(limit);
      done.lines += cleared;
      return cleared;
    },
  };
  const steps: (typeof done)[] = [];
  await store.setStatus("mine", "over");
  await sweepAfter(watched, 40, "abandoned=30d", () => {
    steps.push({ ...done });
    Object.assign(done, { matches: 0, lines: 0 });
  });
  expect(Math.max(...steps.map(({ matches }) => matches))).toBeLessThanOrEqual(10);
  expect(Math.max(...steps.map(({ lines }) => lines))).toBeLessThanOrEqual(200);
  expect(steps.reduce((sum, { matches }) => sum + matches, 0)).toBe(45);
  await store.close();
  const database = new DatabaseSync(join(folder, "safehouse.db"));
  const count = (table: string): unknown => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"];
  expect(["lines", "heads", "matches", "removed"].map(count)).toEqual([0, 1, 1, 0]);
  database.close();
});
