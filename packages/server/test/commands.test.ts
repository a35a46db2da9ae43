import { afterEach, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { DamagedDocument, type Store, StoreConflict } from "../src/store/store.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ask,
  bot,
  follow,
  human,
  look,
  makeMatch,
  newCommand,
  nextMove,
  openHouse,
  playOn,
  type TestHouse,
  testSettings,
} from "./house.ts";
import { linesOf } from "./store-lines.ts";

const houses: TestHouse[] = [];
const open = async (...options: Parameters<typeof openHouse>): Promise<TestHouse> => {
  const house = await openHouse(...options);
  houses.push(house);
  return house;
};
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** The store stays open when a house closes, as a disk would. */
const shared = (store: Store): Store => ({ ...store, close: async () => {} });

describe("a command has one effect and one answer", () => {
  test("sent a hundred times at once", async () => {
    const house = await open();
    const match = await makeMatch(house);
    const next = await nextMove(house, match);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(house, `${match.path}/moves`, next ?? {})));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const { log } = (await ask(house, `${match.path}?from=1`)).body;
    expect(log.filter((row: { decision: string }) => row.decision === next?.body.decision)).toHaveLength(1);
  });

  test("a hundred commands for one decision: one wins", async () => {
    const house = await open();
    const match = await makeMatch(house);
    const next = await nextMove(house, match);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        ask(house, `${match.path}/moves`, { ...next, body: { ...next?.body, command: newCommand() } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(99).fill(409)]);
  });

  test("also after a restart", async () => {
    const store = memoryStore();
    const before = await open({ store: shared(store) });
    const match = await makeMatch(before);
    const next = await nextMove(before, match);
    const answer = await ask(before, `${match.path}/moves`, next ?? {});
    await before.close();
    const after = await open({ store: shared(store) });
    expect((await ask(after, `${match.path}/moves`, next ?? {})).body).toEqual(answer.body);
    const { n } = await look(after, match);
    await playOn(after, match, 1);
    expect((await ask(after, `${match.path}/moves`, next ?? {})).body).toEqual(answer.body);
    expect((await look(after, match)).n).toBeGreaterThan(n);
  });
});

describe("a match outlives its house", () => {
  test("in the middle of a game, on disk, and every seat sees what it saw", async () => {
    const folder = mkdtempSync(join(tmpdir(), "safehouse-restart-"));
    const before = await open({ store: await openSqliteStore(folder) });
    const match = await makeMatch(before);
    await playOn(before, match, 15);
    const seen = await Promise.all(match.tokens.map((token) => look(before, match, token)));
    await before.close();
    const after = await open({ store: await openSqliteStore(folder) });
    expect(await Promise.all(match.tokens.map((token) => look(after, match, token)))).toEqual(seen);
    await playOn(after, match);
    expect((await ask(after, `${match.path}/record`)).status).toBe(200);
    await after.close();
    rmSync(folder, { recursive: true });
  });

  test("from the bookmark it left, or from its whole log if that is damaged", async () => {
    const store = memoryStore();
    const before = await open({ store: shared(store) });
    const match = await makeMatch(before);
    await playOn(before, match, 60);
    const seen = await Promise.all(match.tokens.map((token) => look(before, match, token)));
    await before.close();
    const bookmark = await store.findDocument("bookmark", match.id);
    expect(bookmark?.body).toMatchObject({ bookmark: { n: (await linesOf(store, match.id)).length } });

    const after = await open({ store: shared(store) });
    expect(await Promise.all(match.tokens.map((token) => look(after, match, token)))).toEqual(seen);
    await after.close();

    const damaged: Store = {
      ...shared(store),
      findDocument: async (kind, id) => {
        if (kind === "bookmark") throw new DamagedDocument("not what was written");
        return store.findDocument(kind, id);
      },
    };
    const later = await open({ store: damaged });
    expect(await Promise.all(match.tokens.map((token) => look(later, match, token)))).toEqual(seen);
    await playOn(later, match);
    await expect.poll(async () => store.findDocument("bookmark", match.id)).toBeNull();
  });

  test("and its bots go on by themselves", async () => {
    const store = memoryStore();
    const before = await open({ store: shared(store), settings: testSettings({ botDelay: { min: 20, max: 20 } }) });
    const match = await makeMatch(before, { seats: [human, bot, bot] });
    await playOn(before, match, 1);
    await before.close();
    const { length } = await linesOf(store, match.id);
    const after = await open({ store: shared(store) });
    await expect.poll(async () => (await linesOf(store, match.id)).length).toBeGreaterThan(length);
    expect((await look(after, match)).n).toBeGreaterThan(0);
  });

  test("leaves the memory when nobody uses it, and comes back", async () => {
    const house = await open({ settings: testSettings({ idle: 0.05 }) });
    const match = await makeMatch(house);
    const gauge = async (): Promise<boolean> =>
      (await ask(house, "/metrics")).body.includes("safehouse_matches_in_memory 0");
    await expect.poll(gauge).toBe(true);
    const many = await Promise.all(Array.from({ length: 20 }, () => look(house, match, match.tokens[0])));
    expect(new Set(many.map((each) => JSON.stringify(each))).size).toBe(1);
    await playOn(house, match, 3);
  });
});

describe("two houses on one store", () => {
  test("judge anew what the other has changed", async () => {
    const store = memoryStore();
    const [one, two] = [await open({ store: shared(store) }), await open({ store: shared(store) })];
    const match = await makeMatch(one);
    await look(two, match);
    const socket = await follow(two, match);
    socket.send({ type: "hello", n: 0 });
    const state = await socket.next("state");
    const first = await nextMove(one, match);
    expect((await ask(one, `${match.path}/moves`, first ?? {})).status).toBe(200);
    // The other house does not know yet that this question is closed.
    const late = await ask(two, `${match.path}/moves`, { ...first, body: { ...first?.body, command: newCommand() } });
    expect(late.status).toBe(409);
    expect((await ask(two, `${match.path}/moves`, first ?? {})).status).toBe(200);
    const { n } = await look(two, match);
    expect(n).toBe((await look(one, match)).n);
    await expect.poll(() => socket.frames.at(-1)?.["n"] as number).toBe(n);
    expect(socket.frames.filter(({ type }) => type === "entry")).toHaveLength(n - (state["n"] as number));
    socket.close();
  });
});

describe("a store that fails", () => {
  test("loses nothing, and the match goes on when it is back", async () => {
    const store = memoryStore();
    let isFull = false;
    const house = await open({
      store: {
        ...store,
        append: (...args) => (isFull ? Promise.reject(new Error("no space left on device")) : store.append(...args)),
      },
    });
    const match = await makeMatch(house, { seats: [human, bot] });
    const next = await nextMove(house, match);
    const { n } = await look(house, match);
    isFull = true;
    const refused = await ask(house, `${match.path}/moves`, next ?? {});
    expect(refused.status).toBe(503);
    expect(refused.body.error).not.toContain("device");
    expect((await look(house, match)).n).toBe(n);
    expect((await ask(house, "/api/matches", { body: { game: "klaumau", seats: [human, bot] } })).status).toBe(503);
    isFull = false;
    expect((await ask(house, `${match.path}/moves`, next ?? {})).status).toBe(200);
    await expect.poll(async () => (await nextMove(house, match)) !== null).toBe(true);
  });

  test("lets bots that it stopped go on by itself", async () => {
    const store = memoryStore();
    let left = 5;
    const house = await open({
      store: {
        ...store,
        append: (...args) => (left-- > 0 ? store.append(...args) : Promise.reject(new Error("no space left"))),
      },
    });
    const match = await makeMatch(house, { seats: [bot, bot] });
    await expect.poll(async () => (await ask(house, "/metrics")).body).toMatch(/store_failures_total [1-9]/);
    left = Number.POSITIVE_INFINITY;
    await expect.poll(async () => (await look(house, match)).outcome).not.toBeNull();
  });

  test("that always conflicts ends in an answer", async () => {
    const store = memoryStore();
    let isWrong = false;
    const house = await open({
      store: { ...store, append: (...args) => (isWrong ? Promise.reject(new StoreConflict()) : store.append(...args)) },
    });
    const match = await makeMatch(house);
    const next = await nextMove(house, match);
    isWrong = true;
    expect((await ask(house, `${match.path}/moves`, next ?? {})).status).toBe(503);
    isWrong = false;
    expect((await ask(house, `${match.path}/moves`, next ?? {})).status).toBe(200);
  });
});
