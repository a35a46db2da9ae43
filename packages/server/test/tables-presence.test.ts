import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { soloCommons } from "../src/commons/solo.ts";
import { machine } from "../src/surroundings.ts";
import { Listing } from "../src/tables/listing.ts";
import { Presence } from "../src/tables/presence.ts";
import type { Table } from "../src/tables/table.ts";
import { ask, follow, openHouse, type TestHouse, type TestSocket } from "./house.ts";
import { comeIn, openTable, startedTable, type TestGuest } from "./parlour.ts";

describe("who looks at a table", () => {
  let told: string[];
  let presence: Presence;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    presence = new Presence({ back: 5_000, audience: 1_000 }, machine, soloCommons(machine), (table) =>
      told.push(table),
    );
  });
  afterEach(() => {
    presence.close();
    vi.useRealTimers();
  });
  const guests = (): string[] => [...presence.at("table").guests];

  test("is told once for all who come together", () => {
    for (const guest of ["ann", "bob", null, null]) presence.arrive("table", guest);
    expect(presence.at("table")).toEqual({ guests: new Set(["ann", "bob"]), strangers: 2 });
    expect(told).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(["table"]);
    expect(presence.at("elsewhere")).toEqual({ guests: new Set(), strangers: 0 });
  });

  test("does not change for who is back soon, or has another socket", () => {
    presence.arrive("table", "bob");
    presence.arrive("table", "ann");
    presence.arrive("table", "ann");
    vi.advanceTimersByTime(1_000);
    presence.leave("table", "ann");
    vi.advanceTimersByTime(10_000);
    presence.leave("table", "ann");
    vi.advanceTimersByTime(4_999);
    presence.arrive("table", "ann");
    vi.advanceTimersByTime(60_000);
    expect([guests(), told]).toEqual([["bob", "ann"], ["table"]]);
  });

  test("is told when somebody stays away", () => {
    presence.arrive("table", "bob");
    presence.arrive("table", "ann");
    vi.advanceTimersByTime(1_000);
    presence.leave("table", "ann");
    vi.advanceTimersByTime(4_999);
    expect([guests(), told.length]).toEqual([["bob", "ann"], 1]);
    vi.advanceTimersByTime(1_001);
    expect([guests(), told.length]).toEqual([["bob"], 2]);
  });

  test("is told at most once a second, however many come and go", () => {
    presence.arrive("table", "ann");
    for (let i = 0; i < 1_000; i++) {
      presence.arrive("table", null);
      vi.advanceTimersByTime(5);
      presence.leave("table", null);
      vi.advanceTimersByTime(5);
    }
    expect(told.length).toBeLessThanOrEqual(10);
    expect(presence.at("table").strangers).toBe(0);
  });

  test("is forgotten when the last one has gone, and when the house closes", () => {
    presence.arrive("table", null);
    presence.leave("table", null);
    presence.arrive("table", "ann");
    presence.leave("table", "ann");
    presence.close();
    vi.advanceTimersByTime(60_000);
    expect([told, vi.getTimerCount()]).toEqual([[], 0]);
  });
});

describe("public tables", () => {
  const table = (changes: Partial<Table>): Table =>
    ({
      visibility: "public",
      phase: "open",
      spectators: true,
      seats: [{ kind: "empty" }],
      createdAt: 0,
      touchedAt: 0,
      host: null,
      optionsChangedAt: null,
      ...changes,
    }) as Table;
  const kept = (id: string, changes: Partial<Table> = {}, version = 1) => ({
    id,
    version,
    body: table(changes),
    expiresAt: null,
  });

  function listingOf(stored: ReturnType<typeof kept>[]) {
    const world = { reads: 0, now: 0, over: [] as string[], removed: [] as string[], fails: false };
    const listing = new Listing({
      index: {
        async *all() {
          if (world.fails) throw new Error("the store is away");
          for (const each of stored) yield { ...each, body: {} };
        },
        remove: async (id) => void world.removed.push(id),
      },
      async find(id) {
        world.reads++;
        return stored.find((each) => each.id === id) ?? null;
      },
      isRunning: async ({ id }) => !world.over.includes(id),
      versions: null,
      attended: async () => [],
      openerOf: () => null,
      now: () => world.now,
    });
    const ids = async (what: "open" | "playing"): Promise<string[]> => (await listing[what]()).map(({ id }) => id);
    return { listing, world, ids };
  }

  test("are read once, and heard of from then on", async () => {
    const { listing, world, ids } = listingOf([
      kept("old"),
      kept("new", { createdAt: 5 }),
      kept("over", { phase: "over" }),
      kept("hidden", { visibility: "link" }),
    ]);
    listing.hear(kept("unasked"));
    expect(await ids("open")).toEqual(["new", "old"]);
    expect(world.removed).toEqual(["over"]);
    world.now = 9;
    listing.hear(kept("newer", { createdAt: 9 }));
    listing.hear(kept("old", { seats: [] }, 2));
    listing.hear(kept("old", {}, 1));
    expect(await ids("open")).toEqual(["newer", "new"]);
    listing.hear(kept("new", { phase: "playing" }, 2));
    listing.hear(kept("newer", { phase: "playing", spectators: false }, 2));
    expect([await ids("open"), await ids("playing")]).toEqual([[], ["new"]]);
    listing.forget("new");
    expect([await ids("playing"), world.reads]).toEqual([[], 4]);
  });

  test("are as they were heard, not as they were read meanwhile", async () => {
    const { listing, ids } = listingOf([kept("a"), kept("b")]);
    const reading = ids("open");
    listing.hear(kept("b", { phase: "ended" }, 2));
    listing.hear(kept("c", { createdAt: 1 }));
    expect(await reading).toEqual(["c", "a"]);
  });

  test("are read again if that failed", async () => {
    const { world, ids } = listingOf([kept("a")]);
    world.fails = true;
    await expect(ids("open")).rejects.toThrow("away");
    world.fails = false;
    expect(await ids("open")).toEqual(["a"]);
  });

  test("are bounded, and those whose match ended unnoticed go after a while", async () => {
    const many = Array.from({ length: 200 }, (_, i) =>
      kept(`${i}`, { createdAt: i, phase: i < 100 ? "open" : "playing" }),
    );
    const { world, ids } = listingOf([...many, ...many.map((each) => ({ ...each, id: `x${each.id}` }))]);
    expect((await ids("open")).length).toBe(100);
    expect((await ids("playing")).slice(0, 2)).toEqual(["x199", "199"]);
    world.over = ["x199"];
    world.now = 9_000;
    expect((await ids("playing"))[0]).toBe("x199");
    world.now = 11_000;
    const left = await ids("playing");
    expect([left[0], left.length]).toEqual(["199", 30]);
  });
});

describe("the public list", () => {
  const table = (changes: Partial<Table>): Table =>
    ({
      visibility: "public",
      phase: "open",
      spectators: true,
      seats: [{ kind: "empty" }],
      createdAt: 0,
      touchedAt: 0,
      optionsChangedAt: null,
      host: null,
      ...changes,
    }) as Table;
  const world = { now: 0, attended: [] as string[] };
  const listing = (): Listing =>
    new Listing({
      index: { async *all() {}, remove: async () => {} },
      find: async () => null,
      isRunning: async () => true,
      versions: null,
      attended: async (tables) => tables.filter(({ id }) => world.attended.includes(id)),
      openerOf: (id) => (id.startsWith("far") ? "192.0.2.1" : null),
      now: () => world.now,
    });
  const kept = (id: string, changes: Partial<Table> = {}, version = 1) => ({
    id,
    version,
    body: table(changes),
    expiresAt: null,
  });
  const ids = async (list: Listing, what: "open" | "playing" = "open"): Promise<string[]> =>
    (await list[what]()).map(({ id }) => id);

  test("shows a few tables of each host and address, the most active first", async () => {
    const list = listing();
    await ids(list);
    const names = ["near", "far 1", "far 2", "far 3", "far 4", "host 1", "host 2", "host 3", "host 4"];
    for (const [i, id] of names.entries()) {
      world.now = i;
      // Of those from far away every one has a host of its own.
      list.hear(kept(id, { host: id.startsWith("host") ? "host" : id }));
    }
    expect(await ids(list)).toEqual(["host 4", "host 3", "host 2", "far 4", "far 3", "far 2", "near"]);
    world.now = 100;
    list.hear(kept("far 1", { host: "far 1" }, 2));
    list.touch("near");
    // To be looked at by a stranger is no activity.
    list.hear(kept("host 1", { host: "host" }, 1));
    const after = await ids(list);
    expect([after.slice(0, 2).toSorted(), after.slice(2)]).toEqual([
      ["far 1", "near"],
      ["host 4", "host 3", "host 2", "far 4", "far 3"],
    ]);
    list.hear(kept("host 4", { host: "host", phase: "playing" }, 2));
    expect((await ids(list)).filter((id) => id.startsWith("host"))).toEqual(["host 3", "host 2", "host 1"]);
    expect(await ids(list, "playing")).toEqual(["host 4"]);
  });

  test("drops a table that all have turned away from, until somebody of it is back", async () => {
    const list = listing();
    world.now = 0;
    world.attended = ["attended"];
    await ids(list);
    list.hear(kept("attended"));
    list.hear(kept("deserted"));
    world.now = 9 * 60_000;
    expect((await ids(list)).toSorted()).toEqual(["attended", "deserted"]);
    world.now = 15 * 60_000;
    expect(await ids(list)).toEqual(["attended"]);
    list.hear(kept("deserted"));
    expect(await ids(list)).toEqual(["attended"]);
    list.touch("deserted");
    expect((await ids(list)).toSorted()).toEqual(["attended", "deserted"]);
  });
});

describe("a table tells", () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ patience: { back: 60, audience: 10 } });
  });
  afterAll(() => house.close());

  async function lookAt(id: string, guest: TestGuest | null): Promise<TestSocket> {
    const socket = await follow(house, { path: `/api/tables/${id}` });
    socket.send({ type: "hello", ...(guest === null ? {} : { token: guest.token }) });
    await socket.next("table" as never);
    return socket;
  }
  interface Seen {
    readonly watching: number;
    readonly seats: readonly { readonly isConnected: boolean | null }[];
  }
  const seenBy = (socket: TestSocket): [number, (boolean | null)[]] => {
    const { watching, seats } = socket.frames.at(-1) as unknown as Seen;
    return [watching, seats.map(({ isConnected }) => isConnected)];
  };

  test("whose line is up, and how many watch, without a name", async () => {
    const { ann, bob, id } = await startedTable(house);
    const eve = await comeIn(house, "Eve Dropper");
    expect((await ann.at(`/${id}`)).seats.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    const anns = await lookAt(id, ann);
    expect(seenBy(anns)).toEqual([0, [true, false]]);
    const [bobs, eves, strangers] = [await lookAt(id, bob), await lookAt(id, eve), await lookAt(id, null)];
    await expect.poll(() => seenBy(anns)).toEqual([2, [true, true]]);
    // Another window of the same guest is no one else.
    const more = await lookAt(id, eve);
    expect((await ask(house, `/api/tables/${id}`)).body.watching).toBe(2);
    bobs.close();
    strangers.close();
    await expect.poll(() => seenBy(anns)).toEqual([1, [true, false]]);
    for (const frames of [anns.frames, eves.frames]) {
      const seats = JSON.stringify(frames.map((frame) => ({ ...frame, you: null })));
      for (const secret of [eve.id, "Eve Dropper"]) expect(seats).not.toContain(secret);
    }
    for (const each of [anns, eves, more]) each.close();
  });

  test("nobody is gone who is back at once", async () => {
    // Time passes when the test says so: however long coming back takes, it was at once.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ann, bob, id } = await startedTable(house);
    const [anns, bobs] = [await lookAt(id, ann), await lookAt(id, bob)];
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => seenBy(anns)).toEqual([0, [true, true]]);
    const heard = anns.frames.length;
    bobs.close();
    await bobs.closed;
    const again = await lookAt(id, bob);
    vi.advanceTimersByTime(1_000);
    anns.send({ type: "hello" });
    await expect.poll(() => anns.frames.length).toBeGreaterThan(heard);
    const since = anns.frames.slice(heard) as unknown as Seen[];
    expect(since.flatMap(({ seats }) => seats.map(({ isConnected }) => isConnected))).not.toContain(false);
    for (const each of [anns, again]) each.close();
    vi.useRealTimers();
  });

  test("strangers at a private table neither, and counts nobody there", async () => {
    const { ann, bob, id } = await startedTable(house, { spectators: false });
    const sockets = [await lookAt(id, ann), await lookAt(id, bob), await lookAt(id, null)];
    expect(seenBy(sockets[2] as TestSocket)).toEqual([0, [null, null]]);
    expect((await ann.at(`/${id}`)).watching).toBe(0);
    expect((await bob.at(`/${id}`)).seats.map(({ isConnected }) => isConnected)).toEqual([true, true]);
    for (const each of sockets) each.close();
  });

  test("those who look before they sit down, bots and free seats apart", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const { id } = await openTable(ann, { seats: 4, bots: [{ seat: 1, level: "random" }] });
    const bobs = await lookAt(id, bob);
    expect(seenBy(bobs)).toEqual([1, [false, null, null, null]]);
    await bob.at(`/${id}/join`, { seat: 2 });
    await expect.poll(() => seenBy(bobs)).toEqual([0, [false, null, true, null]]);
    bobs.close();
  });
});
