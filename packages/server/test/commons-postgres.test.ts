import { describe, expect, onTestFinished, test } from "vitest";
import { NotifyCarrier } from "../src/commons/bus/notify.ts";
import type { Audience, Commons, Hint } from "../src/commons/commons.ts";
import { openPostgresCommons } from "../src/commons/postgres.ts";
import { machine } from "../src/surroundings.ts";
import { ask, freshDatabase, openOn } from "./postgres.ts";
import { newMatch } from "./store-suite-data.ts";

const PEOPLE = [{ kind: "human" }, { kind: "bot", level: "random" }] as const;

/** Databases whose store has been opened once: from there on houses find what they need. */
async function emptyHouse(): Promise<string> {
  const address = await freshDatabase();
  await openOn(address);
  return address;
}

async function openCommons(address: string, build = "1"): Promise<Commons> {
  const commons = await openPostgresCommons(address, { build, editions: { klaumau: ["1 a"] }, surroundings: machine });
  onTestFinished(() => commons.close());
  return commons;
}

/** Resolves when the lease is ours; the match is wanted until the test ends. */
function gain(commons: Commons, match: string): Promise<void> {
  return new Promise((resolve) => onTestFinished(commons.leases.want(match, resolve)));
}

/** As if it had not shown itself for too long. */
async function takeForDead(address: string, { node }: Commons): Promise<void> {
  await ask(address, "UPDATE safehouse.houses SET until = now() - interval '1 second' WHERE node = $1", [node]);
}

/** The next hint that fits. */
function heard(commons: Commons, fits: (hint: Hint) => boolean): Promise<Hint> {
  return new Promise((resolve) => {
    const end = commons.bus.onHint((hint) => {
      if (!fits(hint)) return;
      end();
      resolve(hint);
    });
  });
}

/** Hints may be lost while a connection comes up: so it is said until it is heard. */
async function sayUntil(from: Commons, hint: Hint, arrives: Promise<Hint>): Promise<Hint> {
  const end = machine.every(50, () => from.bus.publish(hint));
  try {
    return await arrives;
  } finally {
    end();
  }
}

async function lookingElsewhere(commons: Commons, table: string): Promise<Audience> {
  return (await commons.presence.elsewhere([table])).get(table) ?? { guests: new Set(), strangers: 0 };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 60_000, interval: 10 }).toBe(true);
}

describe("houses", () => {
  test("see each other, and since when there has always been one", async () => {
    const address = await emptyHouse();
    const a = await openCommons(address, "1");
    const b = await openCommons(address, "2");
    expect(
      b.houses
        .living()
        .map(({ build }) => build)
        .toSorted(),
    ).toEqual(["1", "2"]);
    await until(() => a.houses.living().length === 2);
    expect(a.houses.living().find(({ node }) => node === b.node)).toMatchObject({ editions: { klaumau: ["1 a"] } });
    expect(b.houses.openSince()).toBe(a.houses.openSince());
    // The first leaves; there was one all the time.
    const since = a.houses.openSince();
    await a.close();
    const c = await openCommons(address, "3");
    expect(c.houses.openSince()).toBe(since);
    expect(c.houses.living()).toHaveLength(2);
  });

  test("keep the database's time, and are never ahead of it", async () => {
    const address = await emptyHouse();
    const commons = await openCommons(address);
    const [row] = await ask(address, "SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now");
    const told = commons.now();
    const [later] = await ask(address, "SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now");
    expect(told).toBeLessThanOrEqual(Number(later?.["now"]));
    expect(told).toBeGreaterThan(Number(row?.["now"]) - 60_000);
    await commons.close();
    expect(commons.now()).toBeGreaterThanOrEqual(told);
    // What is kept is dated by it, and databases take whole numbers.
    expect(Number.isInteger(commons.now())).toBe(true);
  });
});

describe("leases", () => {
  test("are one house's at a time, and another's when it lets go", async () => {
    const address = await emptyHouse();
    const [a, b] = [await openCommons(address), await openCommons(address)];
    const endFirst = await new Promise<() => void>((resolve) => {
      const end = a.leases.want("m", () => resolve(end));
    });
    const endSecond = a.leases.want("m", () => {});
    expect(a.leases.isMine("m")).toBe(true);
    const gained = gain(b, "m");
    await gain(b, "other");
    expect(b.leases.isMine("m")).toBe(false);
    // As long as anybody here wants it, it stays.
    endFirst();
    await gain(a, "yet another");
    expect(a.leases.isMine("m")).toBe(true);
    endSecond();
    expect(a.leases.isMine("m")).toBe(false);
    await gained;
    expect(b.leases.isMine("m")).toBe(true);
  });

  test("of a house that is gone are anybody's, at once if it said goodbye", async () => {
    const address = await emptyHouse();
    const [a, b, c] = [await openCommons(address), await openCommons(address), await openCommons(address)];
    await gain(a, "m");
    const gained = gain(b, "m");
    await a.close();
    expect(a.leases.isMine("m")).toBe(false);
    await gained;
    // Taken for dead by mistake: it notices, and asks again as everybody does.
    let isGained = false;
    onTestFinished(b.leases.want("m", () => (isGained = true)));
    await ask(address, "UPDATE safehouse.leases SET node = $1", [c.node]);
    await takeForDead(address, b);
    await until(() => !b.leases.isMine("m"));
    expect(isGained).toBe(false);
  });

  test("of matches that are due and nobody has are taken by one house", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    for (const id of ["m1", "m2", "m3", "m4"]) await store.createMatch(newMatch(id, { seats: [...PEOPLE] }));
    await store.setDue("m4", false);
    const [a, b] = [await openCommons(address), await openCommons(address)];
    const taken = await a.leases.takeDue(1, ["m1"]);
    expect(taken).toHaveLength(1);
    expect(taken.every((match) => a.leases.isMine(match))).toBe(true);
    const rest = await b.leases.takeDue(10, []);
    expect([...taken, ...rest].toSorted()).toEqual(["m1", "m2", "m3"]);
    expect(await a.leases.takeDue(10, [])).toEqual([]);
    // Both die: whoever looks next has them all.
    await takeForDead(address, a);
    await b.close();
    const c = await openCommons(address);
    const late = await c.leases.takeDue(10, []);
    expect(late).toEqual(expect.arrayContaining([...rest]));
  });
});

describe("presence", () => {
  test("is told of other houses, while they live", async () => {
    const address = await emptyHouse();
    const [a, b] = [await openCommons(address), await openCommons(address)];
    const noted = heard(b, ({ about, id }) => about === "presence" && id === "t");
    a.presence.note("t", "guest", 2);
    a.presence.note("t", null, 3);
    a.presence.note("other", "guest", 1);
    await until(async () => (await lookingElsewhere(b, "t")).strangers === 3);
    expect(await lookingElsewhere(b, "t")).toEqual({ guests: new Set(["guest"]), strangers: 3 });
    expect(await lookingElsewhere(a, "t")).toEqual({ guests: new Set(), strangers: 0 });
    a.presence.note("t", "guest", 0);
    await until(async () => (await lookingElsewhere(b, "t")).guests.size === 0);
    // If the hint of the first was lost while b began to listen, more follow.
    const end = machine.every(50, () => a.presence.note("t", null, 3));
    onTestFinished(end);
    await noted;
    end();
    // A database that has forgotten everything is told again.
    await ask(address, "TRUNCATE safehouse.houses, safehouse.presence");
    await until(async () => (await lookingElsewhere(b, "t")).strangers === 3);
    await a.close();
    expect(await lookingElsewhere(b, "t")).toEqual({ guests: new Set(), strangers: 0 });
  });
});

test("counters count over all houses, each in its window", async () => {
  const address = await emptyHouse();
  const [a, b] = [await openCommons(address), await openCommons(address)];
  expect([
    await a.counters.take("code 192.0.2.7", 2, 60_000),
    await b.counters.take("code 192.0.2.7", 2, 60_000),
  ]).toEqual([true, true]);
  expect(await a.counters.take("code 192.0.2.7", 2, 60_000)).toBe(false);
  expect(await a.counters.take("code 192.0.2.8", 2, 60_000)).toBe(true);
  for (let i = 0; i < 3; i++) b.counters.giveBack("code 192.0.2.7", 60_000);
  const LEAST = "SELECT min(count) AS least FROM safehouse.counters";
  await until(async () => (await ask(address, LEAST))[0]?.["least"] === 0);
  expect(await a.counters.take("code 192.0.2.7", 1, 60_000)).toBe(true);
  await ask(address, "UPDATE safehouse.counters SET until = now()");
  expect(await a.counters.take("code 192.0.2.7", 2, 60_000)).toBe(true);
  // Nobody reads addresses there.
  const rows = await ask(address, "SELECT encode(what, 'escape') AS what FROM safehouse.counters");
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});

test("complaints count when a second house of the same build has them, or nobody else is there", async () => {
  const address = await emptyHouse();
  const a = await openCommons(address, "new");
  expect(await a.complaints.add("lonely", "\0broken", false)).toBe("agreed");
  const other = await openCommons(address, "old");
  await until(() => a.houses.living().length === 2);
  expect(await a.complaints.add("m", "broken", false)).toBe("kept");
  expect(await a.complaints.add("m", "broken", true)).toBe("kept");
  expect(await other.complaints.add("m", "broken", false)).toBe("kept");
  await a.close();
  const same = await openCommons(address, "new");
  // That may have been the same house before it started anew.
  expect(await same.complaints.add("m", "broken", false)).toBe("kept");
  const third = await openCommons(address, "new");
  expect(await third.complaints.add("m", "broken", false)).toBe("agreed");
  expect(await same.complaints.add("m", "broken", true)).toBe("agreed");
  await ask(address, "DELETE FROM safehouse.complaints");
  // Somebody has decided: what was agreed before counts no more.
  expect(await same.complaints.add("m", "broken", true)).toBe("dropped");
  expect(await third.complaints.add("m", "broken", false)).toBe("kept");
});

describe("the bus of the database", () => {
  test("tells the others, not oneself, and comes back when its line was cut", async () => {
    const address = await emptyHouse();
    const [a, b] = [await openCommons(address), await openCommons(address)];
    const own: Hint[] = [];
    a.bus.onHint((hint) => own.push(hint));
    const hint = { about: "match", id: "m", n: 3, seating: 2 } as const;
    expect(
      await sayUntil(
        a,
        hint,
        heard(b, ({ id }) => id === "m"),
      ),
    ).toEqual(hint);
    await ask(
      address,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'safehouse bus' AND datname = current_database()",
    );
    await until(() => b.away().includes("bus"));
    expect(
      await sayUntil(
        a,
        { ...hint, id: "again" },
        heard(b, ({ id }) => id === "again"),
      ),
    ).toMatchObject({ n: 3 });
    expect(b.away()).toEqual([]);
    expect(own).toEqual([]);
  });

  test("gathers hints, the newest of each, in as many notifications as they need", async () => {
    const address = await emptyHouse();
    const [a, b] = [await openCommons(address), await openCommons(address)];
    await sayUntil(
      a,
      { about: "presence", id: "up" },
      heard(b, ({ id }) => id === "up"),
    );
    const told = new Map<string, number>();
    let count = 0;
    const all = heard(b, (hint) => {
      if (hint.about !== "match") return false;
      count++;
      told.set(hint.id, hint.n);
      return told.size === 500;
    });
    for (const n of [1, 3, 2]) {
      for (let i = 0; i < 500; i++) a.bus.publish({ about: "match", id: `${"ä".repeat(100)}${i}`, n, seating: 1 });
    }
    await all;
    expect([...new Set(told.values())]).toEqual([3]);
    expect(count).toBe(500);
  });
});

test("a commons that is away allows, forgets and throws nothing", async () => {
  const address = await emptyHouse();
  const commons = await openCommons(address);
  await gain(commons, "m");
  await commons.close();
  expect(await commons.counters.take("anything", 0, 1_000)).toBe(true);
  expect(await commons.complaints.add("m", "broken", false)).toBe("unknown");
  expect(await commons.complaints.add("m", "broken", true)).toBe("unknown");
  expect(await commons.leases.takeDue(10, [])).toEqual([]);
  expect(await lookingElsewhere(commons, "t")).toEqual({ guests: new Set(), strangers: 0 });
  commons.presence.note("t", null, 1);
  commons.bus.publish({ about: "presence", id: "t" });
  expect(commons.leases.isMine("m")).toBe(false);
  expect(commons.away()).toEqual(["commons", "bus"]);
});

test("hints that are sent at once are asked of the database one after the other", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const carrier = new NotifyCarrier(await emptyHouse(), machine);
  onTestFinished(() => carrier.close());
  await until(() => !carrier.isAway);
  const texts: string[] = [];
  carrier.onText((text) => texts.push(text));
  await Promise.all(["one", "two", "three"].map((text) => carrier.send([text])));
  await until(() => texts.length === 3);
  expect(texts).toEqual(["one", "two", "three"]);
  expect(warnings).toEqual([]);
});
