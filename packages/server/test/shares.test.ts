import { tableList } from "@safehouse/protocol/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Recency } from "../src/tables/recency.ts";
import { ask, openHouse, type TestHouse, testSettings, type Told } from "./house.ts";
import { comeIn, openTable } from "./parlour.ts";

let house: TestHouse;
beforeEach(async () => {
  const rate = { perSecond: 1_000_000, burst: 1_000_000 };
  house = await openHouse({ settings: testSettings({ trustProxy: ["127.0.0.1"], limitAddress: rate }) });
});
afterEach(() => house.close());

const from = (
  address: string,
  path: string,
  init: { token?: string; body?: unknown; method?: string },
): Promise<Told> => ask(house, path, { ...init, headers: { "x-forwarded-for": address } });
const listed = async (): Promise<string[]> =>
  tableList.parse((await ask(house, "/api/tables")).body).tables.map(({ id }) => id);

describe("one address", () => {
  const address = "192.0.2.1";
  const open = (token: string, changes: object = {}): Promise<Told> =>
    from(address, "/api/tables", { token, body: { game: "klaumau", seats: 2, visibility: "public", ...changes } });

  test("opens so many tables, however many guests it has, and more when some have begun or ended", async () => {
    const guests = await Promise.all(["Ann", "Bob", "Cem"].map((name) => comeIn(house, name)));
    const told = await Promise.all(Array.from({ length: 30 }, (_, i) => open(guests[i % 3]?.token as string)));
    const made = told.filter(({ status }) => status === 201);
    expect([made.length, told.filter(({ status }) => status === 429).length]).toEqual([20, 10]);
    expect(told.find(({ status }) => status === 429)?.body.error).toMatch(/20 tables .* this address/);
    const [first, second] = made.map(({ body }) => ({
      id: body.id as string,
      token: guests.find(({ id }) => id === body.host)?.token as string,
    }));
    await from(address, `/api/tables/${first?.id}/leave`, { token: first?.token as string, method: "POST" });
    const seat = { level: "easy" };
    await from(address, `/api/tables/${second?.id}/seats/1`, {
      token: second?.token as string,
      body: seat,
      method: "PUT",
    });
    await from(address, `/api/tables/${second?.id}/start`, { token: second?.token as string, method: "POST" });
    const dot = await comeIn(house, "Dot");
    expect([(await open(dot.token)).status, (await open(dot.token)).status]).toEqual([201, 201]);
    expect((await open(dot.token)).status).toBe(429);
    // Nobody else waits for that.
    expect((await dot.ask("/api/tables", { game: "klaumau", seats: 2 })).status).toBe(201);
  });

  test("has a few places on the public list, and cannot push others off it", async () => {
    const eve = await comeIn(house, "Eve");
    const { id: other } = await openTable(eve, { visibility: "public" });
    const guests = await Promise.all(Array.from({ length: 5 }, (_, i) => comeIn(house, `Guest ${i}`)));
    for (let i = 0; i < 20; i++) expect((await open(guests[i % 5]?.token as string)).status).toBe(201);
    expect(await listed()).toHaveLength(4);
    expect(await listed()).toContain(other);
  });

  test("brings in so many guests at once", async () => {
    const told = await Promise.all(
      Array.from({ length: 65 }, (_, i) => from(address, "/api/guests", { body: { name: `Guest ${i}` } })),
    );
    expect(told.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(told.find(({ status }) => status === 429)?.body.error).toMatch(/Many guests/);
    expect((await from("192.0.2.2", "/api/guests", { body: { name: "Ann" } })).status).toBe(201);
  });
});

test("what was touched last comes first, whatever was touched and removed before", () => {
  const recency = new Recency<number>();
  for (const item of [1, 2, 3, 4, 5, 2, 1, 4]) recency.touch(item);
  recency.remove(5);
  recency.remove(9);
  expect([...recency.newest()]).toEqual([4, 1, 2, 3]);
  for (const item of [3, 1, 2, 4]) recency.remove(item);
  expect([[...recency.newest()], recency.size]).toEqual([[], 0]);
});
