import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Commons } from "../src/commons/commons.ts";
import { HOUSE_GAMES, type House, openHouse } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { machine, type Surroundings } from "../src/surroundings.ts";
import { type Deadline, Follower } from "../src/tables/follower.ts";
import type { TableWatcher } from "../src/tables/live-watchers.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { Presence } from "../src/tables/presence.ts";
import { Upkeep } from "../src/upkeep/upkeep.ts";
import { testSettings } from "./house.ts";
import { CommonsHub } from "./memory-commons.ts";

const human = { kind: "human" } as const;
const LIMIT = 100_000;

/** Houses on one store in which no time passes but what the test lets pass. */
class Hours {
  now = 1_000_000;
  readonly surroundings: Surroundings = {
    ...machine,
    now: () => this.now,
    uptime: () => this.now,
    after: (milliseconds, act) => this.#at(this.now + milliseconds, act),
    every: () => () => {},
  };
  readonly hub = new CommonsHub(this.surroundings);
  readonly store: Store = memoryStore(() => this.now, true);
  readonly #alarms = new Set<{ readonly at: number; readonly act: () => void }>();
  readonly #houses: House[] = [];

  open(node: string, commons: Commons = this.hub.join(node)): House {
    const house = openHouse({
      id: "house",
      version: "1",
      settings: testSettings(),
      store: { ...this.store, async close() {} },
      games: HOUSE_GAMES,
      log: { warn() {}, error() {} },
      surroundings: this.surroundings,
      commons,
    });
    this.#houses.push(house);
    return house;
  }

  /** What is due by then happens; what follows from it is for the test to wait for. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const alarm of [...this.#alarms]) {
      if (alarm.at > this.now || !this.#alarms.delete(alarm)) continue;
      alarm.act();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#houses.map((house) => house.close()));
  }

  #at(at: number, act: () => void): () => void {
    const alarm = { at, act };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }
}

let hours: Hours;
beforeEach(() => {
  hours = new Hours();
});
afterEach(() => hours.close());

describe("the time for a decision", () => {
  const followers: Follower[] = [];
  afterEach(() => {
    for (const follower of followers.splice(0)) follower.stop();
  });

  async function followed(house: House, match: string, granted: { [decision: string]: number } = {}) {
    const follower = new Follower({
      time: house.surroundings,
      commons: house.commons,
      matches: house.matches,
      match,
      limit: LIMIT,
      table: { seats: [], granted },
      onOver() {},
      onError() {},
    });
    followers.push(follower);
    await expect.poll(() => follower.deadlines.length).toBe(1);
    return follower;
  }
  const left = (follower: Follower): number => (follower.deadlines[0] as Deadline).milliseconds;
  const lines = async (match: string): Promise<number> => (await hours.store.heads([match])).get(match)?.n ?? 0;

  test("is the same through all houses, whenever they begin to look, and with what was given", async () => {
    const [one, other] = [hours.open("one"), hours.open("other")];
    const { match } = await one.matches.create("klaumau", { config: {}, seats: [human, human] });
    const first = await followed(one, match.id);
    hours.pass(30_000);
    const second = await followed(other, match.id);
    expect([left(first), left(second)]).toEqual([70_000, 70_000]);
    const { decision } = first.deadlines[0] as Deadline;
    first.update({ seats: [], granted: { [decision]: 1 } });
    const third = await followed(hours.open("third"), match.id, { [decision]: 1 });
    expect([left(first), left(third)]).toEqual([170_000, 170_000]);
  });

  test("does not run while no house is open", async () => {
    const one = hours.open("one");
    const { match } = await one.matches.create("klaumau", { config: {}, seats: [human, human] });
    (await followed(one, match.id)).stop();
    hours.hub.leave("one");
    hours.pass(500_000);
    expect(left(await followed(hours.open("other"), match.id))).toBe(LIMIT);
  });

  test("does not run for who had given the seat to a bot", async () => {
    const one = hours.open("one");
    const { match } = await one.matches.create("klaumau", { config: {}, seats: [human, human] });
    hours.pass(60_000);
    const follower = await followed(one, match.id);
    expect(left(follower)).toBe(40_000);
    const { seat } = follower.deadlines[0] as Deadline;
    const back = { kind: "guest", guest: "", name: null, tokenHash: null, contribution: null, bot: null } as const;
    const seats = Array.from({ length: 2 }, () => ({ ...back, isAway: false, backAt: hours.now - 10_000 }));
    const late = new Follower({
      time: one.surroundings,
      commons: one.commons,
      matches: one.matches,
      match: match.id,
      limit: LIMIT,
      table: { seats },
      onOver() {},
      onError() {},
    });
    followers.push(late);
    await expect.poll(() => late.deadlines).toMatchObject([{ seat, milliseconds: 90_000 }]);
  });

  test("is kept by one of them; if that one is gone, by the next", async () => {
    const [one, other] = [hours.open("one"), hours.open("other")];
    const { match } = await one.matches.create("klaumau", { config: {}, seats: [human, human] });
    const first = await followed(one, match.id);
    const second = await followed(other, match.id);
    const before = await lines(match.id);
    // It believes that it has time, as one that was cut off does.
    first.stop();
    hours.hub.leave("one");
    const third = await followed(one, match.id);
    hours.pass(LIMIT);
    await expect.poll(() => lines(match.id)).toBeGreaterThan(before);
    expect([other.commons.leases.isMine(match.id), one.commons.leases.isMine(match.id)]).toEqual([true, false]);
    third.stop();
    second.stop();
  });

  test("of a table that nobody looks at is kept by the house whose share it is, also after the end of another", async () => {
    const parlours = ["one", "other"].map((node) => new Parlour(hours.open(node)));
    const [one, other] = parlours as [Parlour, Parlour];
    const [ann, bob] = [await one.guests.create("Ann"), await one.guests.create("Bob")];
    const wish = {
      config: {},
      seats: 2,
      bots: [],
      visibility: "link",
      spectators: true,
      timer: LIMIT / 1_000,
    } as const;
    for (let i = 0; i < 4; i++) {
      const { id } = await one.tables.create(ann, null, "klaumau", wish, null);
      await one.tables.join(bob, null, id, null, null);
      await one.tables.start(ann, id, null);
    }
    const matches = await hours.store.runningMatches();
    for (const parlour of parlours) await parlour.book.resume();
    const watched = parlours.map(({ book }) => book.watched().length);
    expect((watched[0] as number) + (watched[1] as number)).toBe(4);
    one.book.close();
    hours.hub.leave("one");
    await other.book.resume();
    expect(other.book.watched()).toHaveLength(4);
    const before = await Promise.all(matches.map(lines));
    await expect
      .poll(() => other.book.watched().map((id) => other.book.followers.deadlines(id).length))
      .toEqual([1, 1, 1, 1]);
    hours.pass(LIMIT);
    await expect
      .poll(async () => (await Promise.all(matches.map(lines))).every((n, i) => n > (before[i] as number)))
      .toBe(true);
    other.book.close();
  });
});

describe("presence over houses", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("whoever comes back soon through another house was never gone, and whoever does not is", async () => {
    const told: string[] = [];
    const patience = { back: 5_000, audience: 1_000 };
    const hub = new CommonsHub({ now: () => 0, soon: (act) => act() });
    const [one, other] = ["one", "other"].map(
      (node) => new Presence(patience, machine, hub.join(node), () => told.push(node)),
    ) as [Presence, Presence];
    const look = async (): Promise<void> => {
      for (const presence of [one, other]) await presence.look(["table"]);
    };
    one.arrive("table", "ann");
    one.arrive("table", "bob");
    other.arrive("table", "cem");
    await look();
    vi.advanceTimersByTime(1_000);
    const seen = (presence: Presence): string[] => [...presence.at("table").guests].toSorted();
    expect([seen(one), seen(other)]).toEqual([
      ["ann", "bob", "cem"],
      ["ann", "bob", "cem"],
    ]);
    told.length = 0;
    // Ann's house dies: nobody sees her there, until she is back through the other.
    one.leave("table", "ann");
    await look();
    vi.advanceTimersByTime(4_000);
    other.arrive("table", "ann");
    await look();
    vi.advanceTimersByTime(60_000);
    expect([seen(one), seen(other), told]).toEqual([["ann", "bob", "cem"], ["ann", "bob", "cem"], []]);
    other.leave("table", "ann");
    await look();
    vi.advanceTimersByTime(6_000);
    expect([seen(one), seen(other), told.toSorted()]).toEqual([
      ["bob", "cem"],
      ["bob", "cem"],
      ["one", "other"],
    ]);
    // Where nobody looks any more, nobody is kept.
    other.leave("table", "cem");
    vi.advanceTimersByTime(6_000);
    expect(other.at("table").guests.size).toBe(0);
    one.close();
    other.close();
  });
});

test("a guest who is forgotten through one house is let go by all", async () => {
  const [one, other] = [new Parlour(hours.open("one")), new Parlour(hours.open("other"))];
  const ann = await one.guests.create("Ann");
  const wish = { config: {}, seats: 2, bots: [], visibility: "link", spectators: true, timer: null } as const;
  const { id } = await one.tables.create(ann, null, "klaumau", wish, null);
  const gone: string[] = [];
  const watcherOf = (guest: string): TableWatcher => ({
    guest,
    isScreen: false,
    onTable() {},
    onMessage() {},
    onShown() {},
    onGone: () => void gone.push(guest),
  });
  const bob = await other.guests.create("Bob");
  for (const { guest } of [ann, bob]) await other.book.watch(id, watcherOf(guest));
  await one.personal.forget(ann);
  await other.book.dismissForgotten();
  expect(gone).toEqual([ann.guest]);
  for (const { book } of [one, other]) book.close();
});

test("one house clears up, and the next if that one is gone", async () => {
  const [one, other] = [hours.open("one"), hours.open("other")];
  const sweeps: string[] = [];
  const upkeeps = [one, other].map((house) => {
    const parlour = new Parlour(house);
    parlour.sweep = async function* () {
      sweeps.push(house.commons.node);
      yield;
    };
    return new Upkeep(house, parlour);
  });
  // The clock has been believed for long.
  await hours.store.putDocument({
    kind: "clock",
    id: "house",
    version: 1,
    body: { seenAt: hours.now, doubtedSince: null },
    expiresAt: null,
  });
  for (const upkeep of upkeeps) upkeep.start();
  await expect.poll(() => sweeps).toEqual(["one"]);
  hours.hub.leave("one");
  await expect.poll(() => sweeps).toEqual(["one", "other"]);
  hours.pass(1_000);
  for (const upkeep of upkeeps) await upkeep.stop();
});

test("a house that closes at once waits for the time that it has begun to note", async () => {
  const house = hours.open("one");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const find = vi.spyOn(house.store, "findDocument").mockImplementationOnce(async () => {
    await held;
    return null;
  });
  onTestFinished(() => find.mockRestore());
  const upkeep = new Upkeep(house, new Parlour(house));
  upkeep.start();
  let isStopped = false;
  const stopped = upkeep.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect([find.mock.calls.length, isStopped]).toEqual([1, false]);
  letGo();
  await stopped;
});
