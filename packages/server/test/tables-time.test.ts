import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { soloCommons } from "../src/commons/solo.ts";
import { HOUSE_GAMES, type House, openHouse as openHouseOf } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { Follower } from "../src/tables/follower.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { look, openHouse, playOn, testSettings, type TestMatch } from "./house.ts";
import { startedTable } from "./parlour.ts";

const DAY = 86_400_000;
const UNFINISHED_MS = 365 * DAY;

function openInside(store: Store, now = machine.now): House {
  return openHouseOf({
    id: "house",
    version: "1",
    settings: testSettings(),
    store,
    games: HOUSE_GAMES,
    log: { warn() {}, error() {} },
    surroundings: { ...machine, now },
    commons: soloCommons({ now }),
  });
}

describe("the timer", () => {
  let inside: House;
  beforeEach(() => {
    inside = openInside(memoryStore());
  });
  afterEach(() => inside.close());

  async function timed(limit: number | null) {
    const human = { kind: "human" } as const;
    const { match } = await inside.matches.create("klaumau", { config: {}, seats: [human, human] });
    const state = { isOver: false };
    const options = {
      time: machine,
      commons: inside.commons,
      matches: inside.matches,
      match: match.id,
      limit,
      table: { seats: [] },
      onError: () => {},
    };
    const follower = new Follower({ ...options, onOver: () => (state.isOver = true) });
    const n = (): Promise<number> => inside.matches.use(match.id, (room) => room.match.n);
    return { follower, state, n };
  }

  test("plays the first listed move for whoever is late, to the end of the match", async () => {
    const { follower, state } = await timed(1);
    await expect.poll(() => state.isOver).toBe(true);
    follower.stop();
  });

  test("tells how much time is left, and others may give more", async () => {
    const { follower, n } = await timed(100_000);
    await expect.poll(() => follower.deadlines.length).toBe(1);
    const [first] = follower.deadlines;
    expect(first?.milliseconds).toBeLessThanOrEqual(100_000);
    follower.update({ seats: [], granted: { [first?.decision as string]: 1, another: 5 } });
    expect(follower.deadlines[0]?.milliseconds).toBeGreaterThan(100_000);
    expect(follower.deadlines[0]?.milliseconds).toBeLessThanOrEqual(200_000);
    follower.stop();
    expect(follower.deadlines).toEqual([]);
    expect(await n()).toBeGreaterThan(0);
  });

  test("is none where there is none", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { follower, n } = await timed(null);
    const before = await n();
    await vi.advanceTimersByTimeAsync(DAY);
    expect([await n(), follower.deadlines]).toEqual([before, []]);
    follower.stop();
    vi.useRealTimers();
  });
});

test("with a timer the table tells the time; one's own is for others to extend", async () => {
  const house = await openHouse();
  const { ann, bob, id } = await startedTable(house, { timer: 600 });
  await expect.poll(async () => (await ann.at(`/${id}`)).deadlines.length).toBe(1);
  const [deadline] = (await ann.at(`/${id}`)).deadlines;
  const [late, other] = deadline?.seat === 0 ? [ann, bob] : [bob, ann];
  const give = { seat: deadline?.seat };
  expect((await late.ask(`/api/tables/${id}/more-time`, give)).status).toBe(409);
  const given = await other.at(`/${id}/more-time`, give);
  expect(given.deadlines[0]?.milliseconds).toBeGreaterThan(600_000);
  // A bot in the seat has no deadline.
  expect((await late.at(`/${id}/hand-over`, undefined, "POST")).deadlines.every(({ seat }) => seat !== give.seat)).toBe(
    true,
  );
  const untimed = await startedTable(house);
  expect((await untimed.ann.ask(`/api/tables/${untimed.id}/more-time`, { seat: 1 })).status).toBe(409);
  await house.close();
});

test("a seat that is waited for is complained about, and shown", async () => {
  const house = await openHouse();
  const { ann, bob, id, match } = await startedTable(house);
  const asked = (await look(house, { path: `/api/matches/${match}` } as TestMatch)).pending[0]?.seat as number;
  const [late, other] = asked === 0 ? [ann, bob] : [bob, ann];
  expect((await other.ask(`/api/tables/${id}/absent`, { seat: asked === 0 ? 1 : 0 })).status).toBe(409);
  const complained = await other.at(`/${id}/absent`, { seat: asked });
  expect(complained.absence).toMatchObject({ seat: asked, votes: [other.id] });
  expect((await late.ask(`/api/tables/${id}/absent`, { seat: asked === 0 ? 1 : 0 })).status).toBe(409);
  await house.close();
});

describe("a house that was closed", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "safehouse-tables-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("has its tables, guests and tokens again, and time starts anew", async () => {
    const before = await openHouse({ store: await openSqliteStore(folder) });
    const { ann, id, annSees, bobSees } = await startedTable(before, { timer: 600, spectators: false });
    await ann.at(`/${id}/hand-over`, undefined, "POST");
    await before.close();

    const store = await openSqliteStore(folder);
    const after = await openHouse({ store });
    const headers = { authorization: `Bearer ${ann.token}` };
    const again = async (path = "", method = "GET") =>
      (await fetch(`${after.address}/api/tables/${id}${path}`, { method, headers })).json() as Promise<typeof annSees>;
    expect(await again()).toMatchObject({ phase: "playing", you: { guest: ann.id, token: null } });
    expect((await again("/take-back", "POST")).you?.token).toBe(annSees.you?.token);
    await expect.poll(async () => (await again()).deadlines.length).toBe(1);
    expect((await again()).deadlines[0]?.milliseconds).toBeGreaterThan(590_000);
    const tokens = [annSees.you?.token ?? "", bobSees.you?.token ?? ""];
    const match = { path: `/api/matches/${annSees.match}`, tokens } as unknown as TestMatch;
    await playOn(after, match);
    expect((await again()).phase).toBe("over");
    await after.close();
  });
});

describe("unfinished tables", () => {
  async function later(store: Store, milliseconds: number): Promise<void> {
    const inside = openInside({ ...store, close: async () => {} }, () => Date.now() + milliseconds);
    for await (const _ of new Parlour(inside).sweep());
    await inside.close();
  }

  test("are cleared away after a year, with their match, unless it goes on", async () => {
    const store = memoryStore();
    const house = await openHouse({ store });
    const still = await startedTable(house);
    const over = await startedTable(house);
    const match = (table: typeof over): TestMatch =>
      ({
        path: `/api/matches/${table.match}`,
        tokens: [table.annSees.you?.token ?? "", table.bobSees.you?.token ?? ""],
      }) as unknown as TestMatch;
    await playOn(house, match(over));
    await over.ann.at(`/${over.id}`);
    expect(still.annSees.expiresAt).toBeGreaterThan(Date.now() + UNFINISHED_MS - DAY);
    await house.close();

    const has = async (id: string): Promise<boolean> => (await store.findDocument("table", id)) !== null;
    await later(store, UNFINISHED_MS - 3 * DAY);
    expect([await has(still.id), await has(over.id)]).toEqual([true, true]);
    // Its match has gone on since the start: it stays once more.
    await later(store, UNFINISHED_MS + DAY);
    expect(await has(still.id)).toBe(true);
    await later(store, 2 * UNFINISHED_MS + 2 * DAY);
    expect([await has(still.id), await has(over.id)]).toEqual([false, true]);
    expect(await store.runningMatches()).toEqual([]);
    expect(await store.findMatch(still.match)).toBeNull();
    expect((await store.findMatch(over.match))?.status).toBe("over");
  });
});
