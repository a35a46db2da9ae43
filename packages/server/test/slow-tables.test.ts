import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { KnownGuest } from "../src/guests/guests.ts";
import { endOf } from "../src/tables/slow-time.ts";
import { type GuestSeat, expiryOf } from "../src/tables/table.ts";
import { readKeep } from "../src/upkeep/keep.ts";
import { seen } from "../src/upkeep/open-hours.ts";
import { DAY, HOUR, type SlowTable, SlowWorld } from "./slow-world.ts";

let world: SlowWorld;
beforeEach(async () => {
  world = await SlowWorld.open();
});
afterEach(() => world.close());

const THREE_DAYS = (3 * DAY) / 1000;

async function asked({ match }: SlowTable) {
  const [first] = await world.asked(match);
  if (first === undefined) throw new Error("nobody is asked");
  return first;
}

async function botAt({ id }: SlowTable, seat: number): Promise<GuestSeat["bot"]> {
  return ((await world.at(id)).seats[seat] as GuestSeat).bot;
}

async function left({ id }: SlowTable): Promise<number> {
  return (await world.deadlines(id))[0]?.milliseconds ?? -1;
}

describe("days for a decision", () => {
  test("end with a bot in the seat, until its owner takes it back; who has answered has other days", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    const { seat } = await asked(table);
    await world.pass(2 * DAY);
    expect(await left(table)).toBe(DAY);
    expect(await botAt(table, seat)).toBeNull();
    await world.pass(DAY + HOUR);
    expect(await botAt(table, seat)).toBe("normal");
    const owner = table.people[seat] as KnownGuest;
    await world.parlour.tables.takeBack(owner, table.id);
    expect(await botAt(table, seat)).toBeNull();
    // From the moment on that somebody is back there are days again.
    await world.pass(2 * DAY);
    expect(await botAt(table, seat)).toBeNull();
  });

  test("go on over restarts: a house that opens anew every night lets nobody think for ever", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    const { seat } = await asked(table);
    for (let night = 0; night < 3; night++) {
      await world.pass(DAY - HOUR / 4);
      world.now += HOUR / 4;
      await world.reopen();
    }
    await world.pass(HOUR);
    expect(await botAt(table, seat)).toBe("normal");
  });

  test("do not run while no house is open, nor by a clock that leaps", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    await world.pass(DAY);
    const before = await left(table);
    world.now += 40 * DAY;
    await world.reopen();
    expect(before - (await left(table))).toBeLessThanOrEqual(HOUR);
    // Set back to what it was: nobody gains more than was given.
    world.now -= 40 * DAY;
    await world.reopen();
    expect(await left(table)).toBeLessThanOrEqual(3 * DAY);
    await world.pass(HOUR);
    expect(await botAt(table, (await asked(table)).seat)).toBeNull();
  });

  test("are announced twice before they end, to whoever is asked and before everybody's eyes", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    const { seat } = await asked(table);
    await world.pass(1.4 * DAY);
    expect(world.reminded).toEqual([]);
    await world.pass(0.2 * DAY);
    expect(world.reminded).toEqual([{ table: table.id, seat }]);
    await world.pass(1.2 * DAY);
    expect(world.reminded).toHaveLength(2);
    expect((await world.deadlines(table.id))[0]?.reminders).toBe(2);
  });

  test("may be doubled by the others, but not for ever", async () => {
    const table = await world.table(["Ann", "Bob"], 14 * (DAY / 1000));
    const { seat } = await asked(table);
    const other = table.people[1 - seat] as KnownGuest;
    const give = () => world.parlour.tables.giveTime(other, table.id, seat);
    await give();
    await give();
    expect(await left(table)).toBe(42 * DAY);
    await expect(give()).rejects.toThrow("time.enough");
  });

  test("leave nobody to the impatience of others, and the table to no broom", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    const { seat } = await asked(table);
    const other = table.people[1 - seat] as KnownGuest;
    await expect(world.parlour.tables.complainAbout(other, table.id, seat)).rejects.toThrow("absent.slow");
    const keep = readKeep("abandoned=1d");
    expect(keep.ok && expiryOf(await world.at(table.id), keep.value)).toBeNull();
    // When bots have all the seats, nobody waits there any more.
    for (const guest of table.people) await world.parlour.tables.handOver(guest, table.id);
    expect(keep.ok && expiryOf(await world.at(table.id), keep.value)).toBeGreaterThan(0);
  });
});

describe("a holiday", () => {
  const away = (guest: KnownGuest, from: number, days: number) =>
    world.parlour.personal.goAway(guest, { from: world.now + from * DAY, until: world.now + (from + days) * DAY });

  test("lets the days rest at every slow table, and everybody sees it", async () => {
    const table = await world.table(["Ann", "Bob"], THREE_DAYS);
    const { seat } = await asked(table);
    const [guest, other] = [table.people[seat], table.people[1 - seat]] as [KnownGuest, KnownGuest];
    await away(guest, 1, 7);
    expect(await left(table)).toBe(10 * DAY);
    await world.pass(2 * DAY);
    const kept = await world.parlour.book.require(table.id);
    const seenByOther = await world.parlour.look(kept, other);
    expect(seenByOther.deadlines).toMatchObject([{ seat, rests: true, milliseconds: 8 * DAY }]);
    expect(seenByOther.seats[seat]?.holiday).toMatchObject({ until: world.now + 6 * DAY });
    await world.pass(5 * DAY);
    expect([await botAt(table, seat), world.reminded]).toEqual([null, []]);
    // Back sooner: the days that were left run on.
    await world.parlour.personal.goAway(guest, null);
    expect(await left(table)).toBe(2 * DAY);
    await world.pass(3 * DAY + HOUR);
    expect(await botAt(table, seat)).toBe("normal");
  });

  test("is known at tables that somebody sits down at later", async () => {
    const { people } = await world.table(["Ann", "Bob"], THREE_DAYS);
    await away(people[0] as KnownGuest, 0, 7);
    const { guests, tables } = world.parlour;
    const known = {
      ...(people[0] as KnownGuest),
      rests: await guests.goAway(people[0] as KnownGuest, { from: 0, until: world.now + DAY }),
    };
    const wish = { config: {}, seats: 2, bots: [], visibility: "link", spectators: true, timer: THREE_DAYS } as const;
    const { body } = await tables.create(known, null, "klaumau", wish, null);
    expect((body.seats[0] as GuestSeat).rests).toHaveLength(1);
  });

  test("is 28 days a year at most, all together, soon, and not over before it begins", async () => {
    const { people } = await world.table(["Ann", "Bob"], THREE_DAYS);
    const ann = people[0] as KnownGuest;
    await expect(away(ann, 0, 29)).rejects.toThrow("holiday.long");
    await expect(away(ann, -3, 2)).rejects.toThrow("holiday.past");
    await expect(away(ann, 1, 0)).rejects.toThrow("holiday.past");
    await expect(away(ann, 400, 2)).rejects.toThrow("holiday.far");
    await away(ann, 0, 20);
    world.now += 20 * DAY;
    await expect(away(ann, 1, 9)).rejects.toThrow("holiday.long");
    await away(ann, 1, 8);
    // Another plan takes the place of the one that has not begun.
    await away(ann, 30, 8);
    world.now += 410 * DAY;
    await away(ann, 0, 28);
  });

  test("is one however often its end is moved, and nobody's list of them grows without end", async () => {
    const { people } = await world.table(["Ann", "Bob"], THREE_DAYS);
    const ann = people[0] as KnownGuest;
    const begun = world.now;
    for (let i = 1; i <= 60; i++) {
      await away(ann, 0, 1);
      world.now += 60_000;
    }
    expect(await away(ann, 0, 1)).toEqual([{ from: begun, until: world.now + DAY }]);
    const comeAndGo = async () => {
      await world.parlour.personal.goAway(ann, null);
      world.now += 60_000;
      await away(ann, 0, 1);
      world.now += 60_000;
    };
    for (let i = 1; i < 50; i++) await comeAndGo();
    await expect(comeAndGo()).rejects.toThrow("holiday.often");
  });
});

describe("a desk", () => {
  const desk = (guest: KnownGuest) => world.parlour.personal.tables(guest);

  test("has the oldest question first, tells since when and until when, and what others do not know of oneself", async () => {
    const [ann] = (await world.table(["Ann", "Zoe"], THREE_DAYS)).people as [KnownGuest];
    const { guests, tables } = world.parlour;
    const begin = async (): Promise<SlowTable> => {
      const wish = { config: {}, seats: 2, bots: [], visibility: "link", spectators: true, timer: THREE_DAYS } as const;
      const { id } = await tables.create(ann, null, "klaumau", wish, null);
      const bob = await guests.create("Bob");
      await tables.join(bob, null, id, null, null);
      const { body } = await tables.start(ann, id, null);
      return { id, match: body.match as string, people: [ann, bob] };
    };
    for (let table = 0; table < 5; table++) {
      await begin();
      await world.pass(HOUR);
    }
    const own = await desk(ann);
    expect(own).toHaveLength(6);
    const mine = own.filter(({ isYourTurn }) => isYourTurn);
    expect(own.slice(0, mine.length)).toEqual(mine);
    const waited = mine.map(({ questions }) => questions[0]?.waited ?? 0);
    expect(waited).toEqual(waited.toSorted((a, b) => b - a));
    for (const { questions } of own) {
      const [first] = questions;
      expect((first?.waited ?? 0) + (first?.left ?? 0)).toBe(3 * DAY);
    }
    // A bot plays on: it is nobody's turn at that desk.
    const first = mine[0] as (typeof mine)[number];
    await tables.handOver(ann, first.id);
    expect((await desk(ann)).find(({ id }) => id === first.id)).toMatchObject({
      isByBot: true,
      isYourTurn: false,
      token: null,
    });
  });

  test("has a table that somebody sits down at while looking at the desk", async () => {
    const { book, guests, tables } = world.parlour;
    const [ann, bob] = [await guests.create("Ann"), await guests.create("Bob")];
    const wish = { config: {}, seats: 2, bots: [], visibility: "link", spectators: true, timer: null } as const;
    const { create, change } = book;
    book.create = async (...table) => {
      await desk(ann);
      return create.apply(book, table);
    };
    book.change = async (...next) => {
      await desk(bob);
      return change.apply(book, next);
    };
    const { id } = await tables.create(ann, null, "klaumau", wish, null);
    await tables.join(bob, null, id, null, null);
    Object.assign(book, { create, change });
    expect([(await desk(ann)).map((own) => own.id), (await desk(bob)).map((own) => own.id)]).toEqual([[id], [id]]);
  });

  test("knows of a sealed answer that lies ready, and nobody else's does", async () => {
    const table = await world.table(["Ann", "Bob", "Cem"], THREE_DAYS);
    for (let turn = 0; turn < 200; turn++) {
      const pending = await world.asked(table.match);
      if (pending.length > 1) break;
      await world.answer(table.match, pending[0] as (typeof pending)[number]);
    }
    const pending = await world.asked(table.match);
    expect(pending.length).toBeGreaterThan(1);
    const before = await Promise.all(table.people.map(desk));
    const { seat } = pending[0] as (typeof pending)[number];
    await world.answer(table.match, pending[0] as (typeof pending)[number]);
    const after = await Promise.all(table.people.map(desk));
    expect(after[seat]?.[0]).toMatchObject({ hasAnswered: true, isYourTurn: false });
    for (const [other, tables] of after.entries()) if (other !== seat) expect(tables).toEqual(before[other]);
    // Whoever has answered is not replaced when the days of the others are over.
    await world.pass(3 * DAY + HOUR);
    expect(await botAt(table, seat)).toBeNull();
  });
});

test("the hours of a house are open but for gaps that are too long for a pause", () => {
  const open = seen(null, 1000 * HOUR);
  expect(seen(open, 1000 * HOUR + HOUR / 4).closed).toEqual([]);
  const gap = { from: 1000 * HOUR, until: 1009 * HOUR };
  expect(seen(open, 1009 * HOUR).closed).toEqual([gap]);
  expect(seen(open, 900 * HOUR).closed).toEqual([]);
  expect(seen(seen(open, 1009 * HOUR), 1009 * HOUR + 121 * DAY).closed).toHaveLength(1);
});

test("time runs exactly where nobody rests", () => {
  const span = fc.record({ from: fc.integer({ min: 0, max: 100 }), length: fc.integer({ min: 0, max: 30 }) });
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 6 }),
      fc.nat(60),
      fc.integer({ min: 1, max: 60 }),
      (spans, from, running) => {
        const rests = spans.map((each) => ({ from: each.from, until: each.from + each.length }));
        const end = endOf(from, running, rests);
        const isResting = (time: number): boolean => rests.some((rest) => rest.from <= time && time < rest.until);
        const ran = Array.from({ length: end - from }, (_, step) => from + step).filter((time) => !isResting(time));
        expect(ran).toHaveLength(running);
        expect(isResting(end - 1)).toBe(false);
      },
    ),
  );
});
