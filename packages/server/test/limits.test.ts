import { readFileSync } from "node:fs";
import { type MatchRecord, STUDY_FORMAT } from "@safehouse/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { Buckets } from "../src/limits/bucket.ts";
import { addressKey } from "../src/limits/limits.ts";
import type { Settings } from "../src/settings.ts";
import { ask, follow, makeMatch, openHouse, type TestHouse, testSettings } from "./house.ts";
import { comeIn, openTable } from "./parlour.ts";

let house: TestHouse | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

const FILE = new URL("../../games/clou/fixtures/mansion-1-easy.json", import.meta.url);
const record = JSON.parse(readFileSync(FILE, "utf8")) as MatchRecord;
const STUDY = { format: STUDY_FORMAT, eyes: "open", title: "One of many", pages: [], branches: [], record };

const plenty = { perSecond: 1000, burst: 100_000 };
async function openLimited(changes: Partial<Settings>): Promise<TestHouse> {
  const limits = { limitAddress: plenty, limitSeat: plenty, limitMatch: plenty };
  // Who holds sockets says nothing on them, for as long as a busy machine takes to open them all.
  house = await openHouse({ settings: testSettings({ ...limits, ...changes }), patience: { hello: 600_000 } });
  return house;
}

const scarce = { perSecond: 0.001, burst: 5 };
const via = (address: string) => ({ "x-forwarded-for": address });
const statuses = async (count: number, one: () => Promise<{ status: number }>): Promise<number[]> => {
  const seen: number[] = [];
  for (let i = 0; i < count; i++) seen.push((await one()).status);
  return seen;
};

describe("limits", () => {
  test("do not touch a direct connection from this machine", async () => {
    const open = await openLimited({ limitAddress: scarce });
    expect(await statuses(20, () => ask(open, "/api/health"))).toEqual(Array(20).fill(200));
  });

  test("hold for what comes through a proxy, by address if the proxy is trusted", async () => {
    const open = await openLimited({ limitAddress: scarce, trustProxy: ["127.0.0.1"] });
    const from = (address: string) => () => ask(open, "/api/health", { headers: via(address) });
    expect(await statuses(6, from("203.0.113.1"))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await from("203.0.113.2")()).status).toBe(200);
    const limited = await from("203.0.113.1")();
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(limited.body).toEqual({ code: "limit.requests", error: expect.any(String) });
    expect(limited.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("count device links dearly: each is kept for a while", async () => {
    const open = await openLimited({ limitAddress: { perSecond: 0.001, burst: 25 } });
    const { token } = await comeIn(open, "Ann");
    const link = () => ask(open, "/api/guests/me/links", { token, method: "POST", headers: via("203.0.113.1") });
    expect(await statuses(4, link)).toEqual([201, 201, 429, 429]);
  });

  test("count the studies of an address, whichever of its guests puts them there, and list them dearly", async () => {
    const open = await openLimited({ trustProxy: ["127.0.0.1"] });
    const put = (token: string, address: string) =>
      ask(open, "/api/studies", { token, body: { study: STUDY }, headers: via(address) });
    const [ann, bob] = [await comeIn(open, "Ann"), await comeIn(open, "Bob")];
    expect(await statuses(29, () => put(ann.token, "203.0.113.1"))).toEqual(Array(29).fill(201));
    expect(await statuses(23, () => put(bob.token, "203.0.113.1"))).toEqual([...Array(21).fill(201), 429, 429]);
    expect((await put(bob.token, "203.0.113.2")).status).toBe(201);
    await open.close();

    const slow = await openLimited({ limitAddress: { perSecond: 0.001, burst: 25 } });
    const eve = await comeIn(slow, "Eve");
    const list = () => ask(slow, "/api/studies", { token: eve.token, headers: via("203.0.113.1") });
    expect(await statuses(4, list)).toEqual([200, 200, 429, 429]);
  });

  test("count what is written into a study by how much that is, and how many are told of it", async () => {
    const open = await openLimited({ limitAddress: { perSecond: 0.001, burst: 125 } });
    const { token, ask: say } = await comeIn(open, "Ada");
    const work = { title: "Long", pages: [], branches: [] };
    const { id } = (await say("/api/studies", { study: STUDY })).body;
    const write = (note: string) =>
      ask(open, `/api/studies/${id}/work`, {
        token,
        method: "PUT",
        body: { work: { ...work, note } },
        headers: via("203.0.113.1"),
      });
    const long = "x".repeat(120_000);
    expect(await statuses(5, () => write(long))).toEqual(Array(5).fill(204));
    const sockets = await Promise.all(Array.from({ length: 90 }, () => follow(open, { path: `/api/studies/${id}` })));
    for (const socket of sockets) socket.send({ type: "hello" });
    for (const socket of sockets) await socket.next("room" as never);
    // To take in 120 kB is worth five requests, and to tell it 90 times 41.
    expect(await statuses(4, () => write(long))).toEqual([204, 204, 429, 429]);
    expect((await write("")).status).toBe(204);
    for (const socket of sockets) socket.close();
  });

  test("count what may be large before it is read, whoever sends it", async () => {
    const slow = await openLimited({ trustProxy: ["127.0.0.1"], limitAddress: { perSecond: 0.001, burst: 25 } });
    const put = () => ask(slow, "/api/studies", { body: { study: STUDY }, headers: via("203.0.113.1") });
    expect(await statuses(2, put)).toEqual([401, 429]);
    const write = () =>
      ask(slow, `/api/studies/${"A".repeat(22)}/work`, {
        method: "PUT",
        body: { work: "x".repeat(120_000) },
        headers: via("203.0.113.2"),
      });
    expect(await statuses(6, write)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("let nobody change its name again and again, by guest and by address", async () => {
    const open = await openLimited({ trustProxy: ["127.0.0.1"] });
    const rename = (token: string, address: string, i: number) =>
      ask(open, "/api/guests/me", { token, method: "PATCH", body: { name: `Name ${i}` }, headers: via(address) });
    const { token: ann } = await comeIn(open, "Ann");
    let i = 0;
    const byAnn = () => rename(ann, `203.0.113.${++i}`, i);
    expect(await statuses(7, byAnn)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const limited = await byAnn();
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(30);
    expect(limited.body).toEqual({ code: "limit.requests", error: expect.any(String) });
    const others = await Promise.all(Array.from({ length: 12 }, () => comeIn(open, "Bob")));
    const seen = await Promise.all(
      others.flatMap(({ token }) => Array.from({ length: 5 }, (_, k) => rename(token, "198.51.100.1", k))),
    );
    const granted = seen.filter(({ status }) => status === 200).length;
    expect([granted >= 30, granted < 60]).toEqual([true, true]);
    const { token: eve } = await comeIn(open, "Eve");
    expect(
      await statuses(40, () => ask(open, "/api/guests/me", { token: eve, method: "PATCH", body: { name: "Eva" } })),
    ).toEqual(Array(40).fill(200));
  });

  test("let nobody be away and back again and again: all its tables are told each time", async () => {
    const open = await openLimited({});
    const { token } = await comeIn(open, "Ann");
    const body = { from: 0, until: Date.now() + 86_400_000 };
    const leave = () =>
      ask(open, "/api/guests/me/holiday", { token, method: "PUT", body, headers: via("203.0.113.1") });
    expect(await statuses(7, leave)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(
      (await ask(open, "/api/guests/me/holiday", { token, method: "DELETE", headers: via("203.0.113.1") })).status,
    ).toBe(429);
  });

  test("keep one address from holding every socket", async () => {
    const open = await openLimited({ trustProxy: ["127.0.0.1"] });
    const match = await makeMatch(open);
    const table = { path: `/api/tables/${(await openTable(await comeIn(open, "Ann"))).id}` };
    const from = (address: string, path = match) => follow(open, path, { headers: via(address) });
    const held = [];
    for (let i = 0; i < 200; i++) held.push(await from("203.0.113.1"));
    for (const path of [match, table] as (typeof match)[]) {
      const surplus = await from("203.0.113.1", path);
      expect(await surplus.next("error")).toMatchObject({ status: 429, error: expect.any(String) });
      expect(await surplus.closed).toBe(1013);
    }
    const other = await from("203.0.113.2");
    other.send({ type: "hello", n: 0 });
    await other.next("state");
    // A place that is given back is free again.
    held[0]?.close();
    await held[0]?.closed;
    await expect.poll(() => open.app.websocketServer.clients.size).toBe(200);
    const next = await from("203.0.113.1");
    next.send({ type: "hello", n: 0 });
    await next.next("state");
    for (const socket of [...held, other, next]) socket.close();
  });

  test("believe nobody's word for an address otherwise", async () => {
    const open = await openLimited({ limitAddress: scarce });
    let i = 0;
    const claimed = () => ask(open, "/api/health", { headers: via(`203.0.113.${++i}`) });
    expect((await statuses(6, claimed)).at(-1)).toBe(429);
  });

  test.each(["limitSeat", "limitMatch"] as const)("hold for moves: %s", async (name) => {
    const open = await openLimited({ [name]: scarce });
    const match = await makeMatch(open);
    const body = { command: "c", n: 0, decision: "turn:0:9", move: 1 };
    const move = () =>
      ask(open, `${match.path}/moves`, { token: match.tokens[0] ?? "", body, headers: via("203.0.113.1") });
    expect(await statuses(6, move)).toEqual([409, 409, 409, 409, 409, 429]);
    const other = { token: match.tokens[1] ?? "", body, headers: via("203.0.113.1") };
    expect((await ask(open, `${match.path}/moves`, other)).status).toBe(name === "limitSeat" ? 409 : 429);
    expect((await ask(open, "/metrics")).body).toContain(`scope="${name.slice(5).toLowerCase()}"`);
  });

  test("hold for frames", async () => {
    const open = await openLimited({ limitSeat: scarce });
    const match = await makeMatch(open);
    const socket = await follow(open, match, { headers: via("203.0.113.1") });
    socket.send({ type: "hello", token: match.tokens[0], n: 0 });
    await socket.next("state");
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      socket.send({ type: "undo", command: `${i}`, n: 0 });
      seen.push((await socket.next("answer"))["status"] as number);
    }
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
    socket.close();
  });
});

test("counts of what happens are for this machine, unless they are opened", async () => {
  const open = await openLimited({});
  expect((await ask(open, "/metrics")).status).toBe(200);
  expect((await ask(open, "/metrics", { headers: via("203.0.113.1") })).status).toBe(404);
  await open.close();
  const all = await openLimited({ metrics: "all" });
  expect((await ask(all, "/metrics", { headers: via("203.0.113.1") })).status).toBe(200);
});

test("a bucket empties, refills, and never overflows", () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 2, burst: 3 }, () => now);
  expect([1, 2, 3].map(() => buckets.take("a"))).toEqual([0, 0, 0]);
  expect(buckets.take("a")).toBe(0.5);
  expect(buckets.take("b")).toBe(0);
  now = 500;
  expect([buckets.take("a"), buckets.take("a")]).toEqual([0, 0.5]);
  now = 1_000_000;
  expect([1, 2, 3, 4].map(() => buckets.take("a"))).toEqual([0, 0, 0, 0.5]);
});

test("what costs more than a bucket holds is let through when it is full, and paid off afterwards", () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 2, burst: 4 }, () => now);
  expect(buckets.take("a", 10)).toBe(0);
  expect(buckets.take("a")).toBe(3.5);
  now = 3500;
  expect(buckets.take("a")).toBe(0);
  expect(buckets.take("a", 10)).toBe(2);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ["[2001:db8:1:2::9]:50123", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
])("the address %s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
