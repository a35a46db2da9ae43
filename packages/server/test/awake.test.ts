import { type BotPlayers, gameBots } from "@safehouse/host";
import { afterEach, describe, expect, test } from "vitest";
import type { Standing } from "../src/bots/pool.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { Matches } from "../src/matches/matches.ts";
import type { MatchesOptions } from "../src/matches/options.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Head, Store } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";

const human = { kind: "human" } as const;
const bot = { kind: "bot", level: "random" } as const;
const people = { config: {}, seats: [human, human] };
const lonely = { config: {}, seats: [bot, bot] };

let matches: Matches;
afterEach(() => matches.close());

function openMatches(options: Partial<MatchesOptions> & { readonly store: Store }): Matches {
  matches = new Matches({
    shelf: new Shelf(HOUSE_GAMES),
    bots: (game) => gameBots(game),
    reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
    maskMs: 0,
    idleMs: 60_000,
    surroundings: machine,
    ...options,
  });
  return matches;
}

/** Bots that answer when they are let. */
function heldBots() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const bots: MatchesOptions["bots"] = (game) => ({
    async choose(level, question) {
      await opened;
      return gameBots(game).choose(level, question);
    },
  });
  return { bots, open };
}

/** Notes which logs are read: those are the matches that are loaded. */
function watchedStore() {
  const store = memoryStore();
  const loaded: string[] = [];
  return {
    loaded,
    store: {
      ...store,
      readLog: (id: string, after?: Head) => {
        loaded.push(id);
        return store.readLog(id, after);
      },
    },
  };
}

const make = async (wish: typeof people | typeof lonely | object = people): Promise<string> =>
  (await matches.create("klaumau", wish as typeof people)).match.id;
const look = (id: string): Promise<number> => matches.use(id, (room) => room.match.n);
/** Lets what has nothing to wait for but turns of the event loop happen. */
const settled = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

describe("matches in memory", () => {
  test("are no more than fit; the one unused longest rests, and comes back as it was", async () => {
    const { store, loaded } = watchedStore();
    openMatches({ store, mostAwake: 2 });
    const [a, b] = [await make(), await make()];
    const n = await look(b);
    await look(a);
    await make();
    expect(matches.inMemory).toBe(2);
    loaded.length = 0;
    await look(a);
    expect(loaded).toEqual([]);
    expect(await look(b)).toBe(n);
    expect(loaded).toEqual([b]);
    expect(matches.inMemory).toBe(2);
  });

  test("stay while somebody follows them; who finds no place is told to come back, and gets in when one is free", async () => {
    openMatches({ store: memoryStore(), mostAwake: 1, patienceMs: 50 });
    const a = await make();
    const b = "B".repeat(22);
    let leave = (): void => {};
    const followed = matches.use(a, () => new Promise<void>((resolve) => (leave = resolve)));
    await expect(make()).rejects.toMatchObject({ status: 503, headers: { "retry-after": expect.any(String) } });
    await expect(look(b)).rejects.toMatchObject({ status: 503 });
    leave();
    await followed;
    await expect(look(b)).rejects.toMatchObject({ status: 404 });
    expect(await look(a)).toBeGreaterThan(0);
  });

  test("give their place to who waits for it as soon as their bots wait for people", async () => {
    const { bots, open } = heldBots();
    openMatches({ store: memoryStore(), mostAwake: 1, patienceMs: 60_000, bots });
    const asked = await make({ config: {}, seats: [bot, human] });
    const before = await look(asked);
    const made = make();
    open();
    await made;
    // The bot has played before its match left.
    expect(await look(asked)).toBeGreaterThan(before);
  });

  test("all get their turn in a place that is too small for them", async () => {
    openMatches({ store: memoryStore(), mostAwake: 3, patienceMs: 60_000 });
    const ids = await Promise.all(Array.from({ length: 20 }, () => make()));
    const counts = await Promise.all([...ids, ...ids].map(look));
    expect(counts.every((n) => n > 0)).toBe(true);
    expect(matches.inMemory).toBeLessThanOrEqual(3);
  });
});

describe("a start", () => {
  test("loads the matches where the house has to act, and no others", async () => {
    const { store, loaded } = watchedStore();
    const { bots } = heldBots();
    openMatches({ store, bots });
    await make(people);
    await make(lonely);
    const asked = await make({ config: {}, seats: [bot, human] });
    const other = await make({ config: {}, seats: [human, bot] });
    const due = await store.dueMatches();
    // Whoever begins is drawn: of the two, a bot is asked where it is the first.
    expect([asked, other]).toEqual(expect.arrayContaining([...due]));
    const changed = await make(people);
    await matches.changeSeats(changed, () => ({ seats: [bot, { ...bot }], tokenHashes: [null, null] }));
    expect(await store.dueMatches()).toEqual(due);
    await matches.changeSeats(changed, async () => ({
      seats: await seatsWithAskedBot(changed),
      tokenHashes: [null, null],
    }));
    expect(await store.dueMatches()).toEqual([...due, changed]);
    await matches.close();
    loaded.length = 0;
    openMatches({ store });
    await matches.resume();
    expect(loaded.toSorted()).toEqual([...due, changed].toSorted());
    // All of them wait for people now, so the next start has nothing to do.
    for (const id of loaded) await matches.use(id, (room) => room.idle());
    expect(await store.dueMatches()).toEqual([]);
  });

  test("does not come again to a match that had nothing to do", async () => {
    const store = memoryStore();
    openMatches({ store });
    const id = await make(people);
    await store.setDue(id, true);
    await matches.resume();
    expect(await store.dueMatches()).toEqual([]);
  });

  test("resumes more matches than fit", async () => {
    const store = memoryStore();
    const { bots } = heldBots();
    openMatches({ store, bots });
    const ids = await Promise.all(Array.from({ length: 10 }, () => make({ config: {}, seats: [bot, human] })));
    await Promise.all(ids.map((id) => store.setDue(id, true)));
    await matches.close();
    openMatches({ store, mostAwake: 2, patienceMs: 20 });
    await matches.resume();
    for (const id of ids) await matches.use(id, (room) => room.idle());
    expect(await store.dueMatches()).toEqual([]);
  });
});

async function seatsWithAskedBot(id: string): Promise<(typeof bot | typeof human)[]> {
  const asked = await matches.use(id, (room) => room.match.snapshot("spectator").pending[0]?.seat);
  return [0, 1].map((seat) => (seat === asked ? bot : human));
}

describe("matches without people", () => {
  const elsewhere = "192.0.2.1";
  const create = (caller: string | null) => matches.create("klaumau", lonely, caller);

  test("are capped by address and over all of them, but not for this machine", async () => {
    const { bots } = heldBots();
    openMatches({ store: memoryStore(), bots });
    for (let i = 0; i < 4; i++) await create(elsewhere);
    await expect(create(elsewhere)).rejects.toMatchObject({ status: 429 });
    await matches.create("klaumau", people, elsewhere);
    for (let i = 0; i < 40; i++) await create(null);
    for (let i = 4; i < 32; i++) await create(`192.0.2.${i}`);
    await expect(create("192.0.2.99")).rejects.toMatchObject({ status: 503 });
  });

  test("of one address are counted while they are being made, too, and no longer when they are over", async () => {
    openMatches({ store: memoryStore() });
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => create(elsewhere)));
    const done = made.flatMap((each) => (each.status === "fulfilled" ? [each.value.match.id] : []));
    expect(done).toHaveLength(4);
    for (const id of done) await matches.use(id, (room) => room.idle());
    await create(elsewhere);
  });

  test("rest in the middle when nobody looks, and go on when somebody does", async () => {
    let uptime = 0;
    let asked = 0;
    let isHeld = true;
    const bots: MatchesOptions["bots"] = (game): BotPlayers => ({
      choose: (level, question) => {
        asked++;
        return isHeld && asked > 5 ? new Promise(() => {}) : gameBots(game).choose(level, question);
      },
    });
    openMatches({ store: memoryStore(), bots, surroundings: { ...machine, uptime: () => uptime }, idleMs: 40 });
    const id = await make(lonely);
    await settled(() => asked > 5);
    uptime = 1_000;
    await expect.poll(() => matches.inMemory).toBe(0);
    isHeld = false;
    await matches.use(id, async (room) => {
      await room.idle();
      expect(room.match.snapshot("spectator").outcome).not.toBeNull();
    });
  });

  test("let those with people think first, and addresses take turns", async () => {
    const standings = new Map<string, () => Standing>();
    openMatches({
      store: memoryStore(),
      bots: (_game, match, standing) => {
        standings.set(match().id, standing);
        return { choose: () => new Promise(() => {}) };
      },
    });
    const alone = (await create(elsewhere)).match.id;
    const local = (await create(null)).match.id;
    const among = (await matches.create("klaumau", { config: {}, seats: [human, bot] }, elsewhere)).match.id;
    const of = (id: string): Standing | undefined => standings.get(id)?.();
    expect(of(alone)).toEqual({ key: elsewhere, priority: 1 });
    expect(of(local)).toEqual({ key: local, priority: 1 });
    expect(of(among)).toEqual({ key: elsewhere, priority: 0 });
    await matches.changeSeats(among, () => ({ seats: [bot, bot], tokenHashes: [null, null] }));
    expect(of(among)).toEqual({ key: elsewhere, priority: 1 });
  });
});
