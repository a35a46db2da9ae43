import { afterEach, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { DamagedLog, type Store } from "../src/store/store.ts";
import { ask, bot, follow, human, makeMatch, nextMove, openHouse, playOn, type TestHouse } from "./house.ts";
import { ODD_GAMES } from "./odd-games.ts";
import { appendTo, linesOf } from "./store-lines.ts";

let house: TestHouse;
afterEach(() => house.close());

const APART = { code: "match.setApart", error: expect.stringContaining("set apart") };

async function expectApart(path: string, token?: string): Promise<void> {
  const whom = token === undefined ? {} : { token };
  const move = { command: "c", n: 0, decision: "d", move: 1 };
  const answers = [
    await ask(house, path, whom),
    await ask(house, `${path}/record`, whom),
    await ask(house, `${path}/moves`, { token: "any", body: move }),
    await ask(house, `${path}/undo`, { token: "any", body: { command: "c", n: 0 } }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([503, APART]);
}

describe("a match whose rules throw is set apart, and the others play on", () => {
  test("on a move, also for those who watch, also after a restart", async () => {
    const store = memoryStore();
    house = await openHouse({ store: { ...store, close: async () => {} }, games: ODD_GAMES });
    const match = await makeMatch(house, { game: "throwing" });
    const other = await makeMatch(house, { game: "plain" });
    const socket = await follow(house, match);
    socket.send({ type: "hello", n: 0 });
    await socket.next("state");
    const play = async (): Promise<number> => {
      for (;;) {
        const next = await nextMove(house, match);
        if (next === null) return 0;
        const { status } = await ask(house, `${match.path}/moves`, next);
        if (status !== 200) return status;
      }
    };
    expect(await play()).toBe(503);
    await expectApart(match.path);
    expect(await socket.next("error")).toMatchObject({ status: 503, ...APART });
    await socket.closed;
    const kept = await store.findMatch(match.id);
    expect(kept).toMatchObject({ status: "quarantined", problem: "jack of hearts" });
    expect(await playOn(house, other, 5)).toBe(5);
    expect((await ask(house, "/metrics")).body).toContain("safehouse_quarantined_total 1");
    await house.close();

    house = await openHouse({ store, games: ODD_GAMES });
    await expectApart(match.path);
    expect(await playOn(house, other, 5)).toBe(5);
  });

  test("on a look", async () => {
    house = await openHouse({ games: ODD_GAMES });
    const match = await makeMatch(house, { game: "blind" });
    const { status, body } = await ask(house, match.path, { token: match.tokens[1] ?? "" });
    expect([status, body]).toEqual([503, APART]);
    await expectApart(match.path, match.tokens[0]);
  });

  test("and says nothing of what the error told", async () => {
    house = await openHouse({ games: ODD_GAMES });
    const match = await makeMatch(house, { game: "blind" });
    const { body } = await ask(house, match.path, { token: match.tokens[1] ?? "" });
    expect(JSON.stringify(body)).not.toMatch(/queen|at |\.ts/);
  });
});

describe("a damaged match is set apart, and the others play on", () => {
  test.each(["readLog", "findMatch"] as const)("found by %s", async (method) => {
    const store = memoryStore();
    let damaged = "";
    const wrapped: Store = {
      ...store,
      close: async () => {},
      [method]: (id: string) =>
        id === damaged ? Promise.reject(new DamagedLog("entry 3 is not what was written")) : store[method](id),
    };
    house = await openHouse({ store: wrapped });
    const [match, other] = [await makeMatch(house, { seats: [human, bot] }), await makeMatch(house)];
    await house.close();
    damaged = match.id;
    house = await openHouse({ store: wrapped });
    await expectApart(match.path);
    expect(await store.findMatch(match.id)).toMatchObject({
      status: "quarantined",
      problem: expect.stringMatching(/entry 3/),
    });
    expect(await playOn(house, other, 5)).toBe(5);
  });

  test("found by a log that does not replay", async () => {
    const store = memoryStore();
    house = await openHouse({ store: { ...store, close: async () => {} } });
    const match = await makeMatch(house);
    await house.close();
    const { length } = await linesOf(store, match.id);
    await appendTo(store, match.id, { n: length + 1, decision: "turn:0:1", seat: 0, move: { do: "fly" } }, null);
    house = await openHouse({ store });
    await expectApart(match.path);
  });
});

describe("a match that was set apart", () => {
  async function setApart(changes: Partial<Store> = {}) {
    const store = memoryStore();
    const trouble = { isDamaged: false };
    const wrapped: Store = {
      ...store,
      ...changes,
      close: async () => {},
      readLog: (...given) =>
        trouble.isDamaged ? Promise.reject(new DamagedLog("entry 3 has changed")) : store.readLog(...given),
    };
    house = await openHouse({ store: wrapped });
    const match = await makeMatch(house);
    await house.close();
    trouble.isDamaged = true;
    house = await openHouse({ store: wrapped });
    await expectApart(match.path);
    trouble.isDamaged = false;
    return { store, match };
  }

  test("is played on as soon as the store says that it is running again", async () => {
    const { store, match } = await setApart();
    await expectApart(match.path);
    await store.setStatus(match.id, "running");
    expect(await playOn(house, match, 3)).toBe(3);
  });

  test("stays apart while the store cannot be told, which is told when it can", async () => {
    const isAway = { value: true };
    const { store, match } = await setApart({
      setStatus: (...given) => (isAway.value ? Promise.reject(new Error("away")) : store.setStatus(...given)),
    });
    await expectApart(match.path);
    expect((await store.findMatch(match.id))?.status).toBe("running");
    isAway.value = false;
    await expectApart(match.path);
    expect((await store.findMatch(match.id))?.status).toBe("quarantined");
  });
});

test("a match of other rules waits for its own release", async () => {
  const store = memoryStore();
  house = await openHouse({ store: { ...store, close: async () => {} } });
  const match = await makeMatch(house);
  await house.close();
  const elsewhere: Store = {
    ...store,
    findMatch: async (id) => {
      const found = await store.findMatch(id);
      return found && { ...found, rules: 99 };
    },
  };
  house = await openHouse({ store: elsewhere });
  const { status, body } = await ask(house, match.path);
  expect([status, body.error]).toEqual([501, expect.stringContaining("rules version 99")]);
  expect((await store.findMatch(match.id))?.status).toBe("running");
});
