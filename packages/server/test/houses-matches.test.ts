import { gameBots } from "@safehouse/host";
import { loadGame } from "@safehouse/games";
import type { AnyGame, Edition } from "@safehouse/kernel";
import { describe, expect, onTestFinished, test } from "vitest";
import type { HouseInfo } from "../src/commons/commons.ts";
import { editionName } from "../src/commons/edition-name.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { Claims } from "../src/matches/claims.ts";
import { Matches } from "../src/matches/matches.ts";
import { speakerOf } from "../src/matches/speaker.ts";
import { type GameSource, Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import { OutcomeUnknown, type Store, StoreUnavailable } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { ask, bot, follow, human, makeMatch, nextMove, playOn, type TestHouse } from "./house.ts";
import { openStreet, type Street } from "./houses.ts";
import { CommonsHub } from "./memory-commons.ts";
import { ODD_GAMES } from "./odd-games.ts";

async function street(
  count: number,
  ...rest: Parameters<typeof openStreet> extends [number, ...infer R] ? R : never
): Promise<Street> {
  const opened = await openStreet(count, ...rest);
  onTestFinished(() => opened.close());
  return opened;
}

/** The houses in which people sit who play one match. */
const pair = ({ houses }: Street): readonly [TestHouse, TestHouse] => [houses[0] as TestHouse, houses[1] as TestHouse];

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 60_000, interval: 10 }).toBe(true);
}

describe("a match through two houses", () => {
  test.each([
    ["whose hints arrive", {}],
    ["whose hints come twice", { isDoubling: true }],
    ["whose hints are lost", { isDeaf: true }],
  ])("is told in order to who watches through the other, %s", async (_, weather) => {
    const all = await street(2);
    Object.assign(all.hub, weather);
    const [a, b] = pair(all);
    const match = await makeMatch(a);
    const socket = await follow(b, match);
    socket.send({ type: "hello", n: 0 });
    const { n: from } = await socket.next("state");
    await playOn(a, match, 4);
    const { n: to } = (await ask(a, match.path)).body;
    await until(() => socket.frames.some((frame) => frame.type === "entry" && frame.n === to));
    const told = socket.frames.flatMap((frame) => (frame.type === "entry" ? [frame.n] : []));
    expect(told).toEqual(Array.from({ length: to - from }, (_each, i) => from + 1 + i));
    // And the other way round: people change houses in mid-game.
    expect(await playOn(b, match, 2)).toBe(2);
    expect((await ask(a, match.path)).body.n).toBeGreaterThan(to);
  });

  test("takes one of two answers that are given at once, and one command once", async () => {
    const all = await street(2);
    const [a, b] = pair(all);
    const match = await makeMatch(a);
    for (let round = 0; round < 5; round++) {
      const next = (await nextMove(a, match)) as NonNullable<Awaited<ReturnType<typeof nextMove>>>;
      const send = (house: TestHouse, command: string) =>
        ask(house, `${match.path}/moves`, { ...next, body: { ...next.body, command } });
      const [one, other] = await Promise.all([send(a, `left ${round}`), send(b, `right ${round}`)]);
      const done = [one, other].filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      const again = await Promise.all([send(a, `left ${round}`), send(b, `left ${round}`)]);
      expect(again.map(({ status }) => status)).toEqual(Array(2).fill(one.status));
    }
    expect((await ask(a, match.path)).body.n).toBe((await ask(b, match.path)).body.n);
  });

  test("answers rightly whoever's write was not heard of", async () => {
    const memory = memoryStore(Date.now, true);
    let lost = 0;
    const store: Store = {
      ...memory,
      async append(...args) {
        const appended = await memory.append(...args);
        if (args[2].some(({ command }) => command !== null) && lost++ % 2 === 0)
          throw new OutcomeUnknown("the line broke");
        return appended;
      },
    };
    const all = await street(2, {}, store);
    const [a, b] = pair(all);
    const match = await makeMatch(a);
    expect(await playOn(a, match, 3)).toBe(3);
    expect(await playOn(b, match, 3)).toBe(3);
    expect(lost).toBeGreaterThanOrEqual(6);
    const commands = (await memory.readLog(match.id)).lines.flatMap(({ command }) => command ?? []);
    expect(new Set(commands).size).toBe(commands.length);
    expect(commands).toHaveLength(6);
  });

  test("is set apart for all when the second house has something against it, and told to who watches", async () => {
    const all = await street(2, { games: ODD_GAMES });
    const [a, b] = pair(all);
    const match = await makeMatch(a, { game: "throwing" });
    const failAt = async (house: TestHouse): Promise<void> => {
      for (;;) {
        const next = await nextMove(house, match).catch(() => null);
        if (next === null || (await ask(house, `${match.path}/moves`, next)).status === 503) return;
      }
    };
    await failAt(a);
    expect((await ask(a, match.path)).body).toMatchObject({ code: "match.setApart" });
    expect(await all.store.findMatch(match.id)).toMatchObject({ status: "running" });
    expect((await ask(b, match.path)).status).toBe(200);
    await failAt(b);
    expect(await all.store.findMatch(match.id)).toMatchObject({ status: "quarantined" });
  });

  test("that is set apart by others is closed to who watches here", async () => {
    const all = await street(2);
    const [a, b] = pair(all);
    const match = await makeMatch(a);
    const socket = await follow(b, match);
    socket.send({ type: "hello", n: 0 });
    await socket.next("state");
    await all.store.setStatus(match.id, "quarantined", "by the operator");
    expect(await socket.next("error")).toMatchObject({ status: 503, code: "match.setApart" });
    await socket.closed;
  });
});

interface Neighbour {
  readonly node: string;
  readonly matches: Matches;
  readonly thoughts: string[];
}

/** Matches of several houses, without the rest of them. */
class Quarter {
  readonly store: Store;
  readonly hub: CommonsHub;
  #count = 0;

  constructor(store: Store = memoryStore(Date.now, true)) {
    this.store = store;
    this.hub = new CommonsHub(machine, store);
  }

  join(options: Partial<Pick<HouseInfo, "editions">> & { readonly games?: GameSource } = {}): Neighbour {
    const node = `house ${++this.#count}`;
    const thoughts: string[] = [];
    const matches = new Matches({
      store: this.store,
      shelf: new Shelf(options.games ?? HOUSE_GAMES),
      bots: (game) => ({
        choose(level, question) {
          thoughts.push(question.decision.id);
          return gameBots(game).choose(level, question);
        },
      }),
      reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
      maskMs: 0,
      idleMs: 60_000,
      surroundings: machine,
      commons: this.hub.join(node, options),
    });
    onTestFinished(() => matches.close());
    return { node, matches, thoughts };
  }

  async n(match: string): Promise<number> {
    return (await this.store.heads([match])).get(match)?.n ?? 0;
  }
}

const MIXED = { config: {}, seats: [human, bot, bot], seed: "through two houses" };
const follower = { viewer: "spectator", onEntry() {}, onEnd() {} } as const;

/** Plays the first listed move for the only person. */
async function answer({ matches }: Neighbour, match: string): Promise<void> {
  await matches.useFresh(match, async (room) => {
    for (const { seat, id } of room.match.snapshot("spectator").pending) {
      if (room.stored.seats[seat]?.kind === "human") await room.playAbsent(seat, id);
    }
  });
}

/** Nothing goes on but waiting for the person. */
async function atRest({ matches }: Neighbour, match: string): Promise<void> {
  await until(() =>
    matches.useFresh(match, (room) => {
      const { pending } = room.match.snapshot("spectator");
      return room.match.record() !== null || pending.some(({ seat }) => room.stored.seats[seat]?.kind === "human");
    }),
  );
}

describe("bots", () => {
  test("are played by one house, while others watch", async () => {
    const quarter = new Quarter();
    const [a, b] = [quarter.join(), quarter.join()];
    const { id } = (await a.matches.create("klaumau", MIXED)).match;
    await b.matches.use(id, (room) => room.watch(follower, () => {}));
    for (let i = 0; i < 6; i++) {
      await atRest(a, id);
      await answer(i % 2 === 0 ? b : a, id);
    }
    await atRest(a, id);
    expect(a.thoughts.length).toBeGreaterThan(3);
    expect(b.thoughts).toEqual([]);
    // Its house dies: the other plays on.
    quarter.hub.leave(a.node);
    await until(async () => {
      await answer(b, id);
      return b.thoughts.length > 0;
    });
  });

  test("of a match that nobody has open are played by whoever finds it", async () => {
    const quarter = new Quarter();
    const dead = quarter.join();
    const { id } = (await dead.matches.create("klaumau", MIXED)).match;
    await atRest(dead, id);
    await dead.matches.close();
    quarter.hub.leave(dead.node);
    await quarter.store.setDue(id, true);
    const [a, b] = [quarter.join(), quarter.join()];
    // Nothing is to be done after all, which whoever came first has noticed.
    await until(async () => (await quarter.store.dueMatches()).length === 0);
    expect([a, b].map(({ matches }) => matches.inMemory).toSorted()).toEqual([0, 1]);
  });
});

test("a token that was taken away through another house is worth nothing here, and whoever followed with it is let go", async () => {
  const quarter = new Quarter();
  const [a, b] = [quarter.join(), quarter.join()];
  const { match, tokens } = await a.matches.create("klaumau", { config: {}, seats: [human, human] });
  const speaker = await b.matches.useFresh(match.id, (room) => speakerOf(room, tokens[0] ?? null));
  const ended = new Promise<number>((resolve) => {
    const watcher = { viewer: 0, onEntry() {}, onEnd: ({ status }: { status: number }) => resolve(status) } as const;
    void b.matches.use(match.id, (room) => room.watch(watcher, () => {}));
  });
  quarter.hub.isDeaf = true;
  await a.matches.changeSeats(match.id, ({ seats, tokenHashes }) => ({
    seats,
    tokenHashes: tokenHashes.with(0, "00".repeat(32)),
  }));
  const submit = b.matches.use(match.id, (room) => room.submit(speaker, "c", "turn:0:1", {}));
  await expect(submit).rejects.toMatchObject({ status: 401 });
  expect(await ended).toBe(401);
});

test("what others write is found although a match that is due takes for ever to open", async () => {
  const memory = memoryStore(Date.now, true);
  let stuck = "";
  const { promise: isStuck, resolve } = Promise.withResolvers<void>();
  const never = Promise.withResolvers<never>();
  const readLog: Store["readLog"] = (id, after) => {
    if (id !== stuck) return memory.readLog(id, after);
    resolve();
    return never.promise;
  };
  const quarter = new Quarter({ ...memory, readLog });
  quarter.hub.isDeaf = true;
  const a = quarter.join();
  const { id } = (await a.matches.create("klaumau", { config: {}, seats: [human, human] })).match;
  const waiting = (await a.matches.create("klaumau", MIXED)).match.id;
  await atRest(a, waiting);
  await a.matches.close();
  quarter.hub.leave(a.node);
  stuck = waiting;
  const [b, c] = [quarter.join(), quarter.join()];
  // Before the houses close, which wait for it.
  onTestFinished(() => never.reject(new StoreUnavailable("away")));
  const heard: number[] = [];
  const watcher = { viewer: "spectator", onEntry: ({ n }: { n: number }) => void heard.push(n), onEnd() {} } as const;
  for (const { matches } of [b, c]) await matches.use(id, (room) => room.watch(watcher, () => {}));
  await memory.setDue(waiting, true);
  await isStuck;
  // Each through the other: one of them is at it for ever.
  for (const { matches } of [b, c]) {
    const before = heard.length;
    await matches.use(id, async (room) => {
      const [asked] = room.match.snapshot("spectator").pending;
      await room.playAbsent(asked?.seat ?? 0, asked?.id ?? "");
    });
    await until(() => heard.length >= before + 2);
  }
});

test("a house whose log is behind refuses nothing before it has read on", async () => {
  const quarter = new Quarter();
  quarter.hub.isDeaf = true;
  const [a, b] = [quarter.join(), quarter.join()];
  const { match, tokens } = await a.matches.create("klaumau", { config: {}, seats: [human, human] });
  const asked = ({ matches }: Neighbour) =>
    matches.use(match.id, (room) => room.match.snapshot("spectator").pending.map(({ id }) => id));
  const before = await asked(b);
  while ((await asked(a)).some((id) => before.includes(id))) await answer(a, match.id);
  const [decision = ""] = await asked(a);
  const { seat, move } = await a.matches.use(match.id, (room) => {
    const [pending] = room.match.snapshot("spectator").pending;
    const seat = pending?.seat ?? 0;
    return { seat, move: room.match.snapshot(seat).moves[0]?.move };
  });
  expect(await asked(b)).toEqual(before);
  const submitted = await b.matches.use(match.id, (room) =>
    room.submit(speakerOf(room, tokens[seat] ?? null), "through the other", decision, move),
  );
  expect(submitted).toMatchObject({ status: "done" });
});

test("a house that is still reading what was there before shows nobody less than the head it has seen", async () => {
  const memory = memoryStore(Date.now, true);
  /** The next look into the log is answered only when this is called, by what stood there when it was asked. */
  let answerLate = (): void => {};
  let isSlow = false;
  let looks = 0;
  const quarter = new Quarter({
    ...memory,
    async heads(...asked) {
      const heads = await memory.heads(...asked);
      looks++;
      return heads;
    },
    async readLog(...asked) {
      const log = await memory.readLog(...asked);
      if (isSlow) {
        isSlow = false;
        await new Promise<void>((resolve) => (answerLate = resolve));
      }
      return log;
    },
  });
  quarter.hub.isDeaf = true;
  const [a, b] = [quarter.join(), quarter.join()];
  const { id } = (await a.matches.create("klaumau", { config: {}, seats: [human, human] })).match;
  await b.matches.use(id, async (room) => {
    isSlow = true;
    const early = room.catchUp();
    await until(() => !isSlow);
    await answer(a, id);
    const before = looks;
    const fresh = b.matches.useFresh(id, ({ match }) => match.n);
    await until(() => looks > before);
    answerLate();
    await early;
    expect(await fresh).toBe(await a.matches.use(id, ({ match }) => match.n));
  });
});

describe("a new match", () => {
  const present = async (): Promise<AnyGame> => (await loadGame("klaumau")) as AnyGame;
  const knowing = (...editions: readonly Edition[]): Pick<HouseInfo, "editions"> => ({
    editions: { klaumau: editions.map(editionName) },
  });

  test("is of the newest edition that all houses play, and of the present one again when the old are gone", async () => {
    const { meta } = await present();
    const older = { rules: meta.rules - 1, content: meta.content };
    const quarter = new Quarter();
    const a = quarter.join(knowing(meta, older));
    expect((await a.matches.create("klaumau", MIXED)).match.rules).toBe(meta.rules);
    const old = quarter.join(knowing(older));
    expect((await a.matches.create("klaumau", MIXED)).match.rules).toBe(older.rules);
    quarter.hub.leave(old.node);
    expect((await a.matches.create("klaumau", MIXED)).match.rules).toBe(meta.rules);
  });
});

test("who has seen more than this house has is believed when the store has it, and raises the alarm when it has not", async () => {
  const quarter = new Quarter();
  const [a, b] = [quarter.join(), quarter.join()];
  const { id } = (await a.matches.create("klaumau", { config: {}, seats: [human, human] })).match;
  const behind = await b.matches.use(id, (room) => room.match.n);
  quarter.hub.isDeaf = true;
  await answer(a, id);
  const claimed: number[] = [];
  const claims = new Claims(quarter.store, machine.uptime, {
    claimed: (_match, seen) => void claimed.push(seen),
    confirmed() {},
    failed() {},
  });
  const n = await a.matches.use(id, (room) => room.match.n);
  expect(n).toBeGreaterThan(behind);
  await b.matches.use(id, async (room) => {
    claims.hear(room, n);
    await until(() => room.match.n === n);
    claims.hear(room, n + 7);
    await until(() => claimed.length > 0);
  });
  expect(claimed).toEqual([n + 7]);
});
