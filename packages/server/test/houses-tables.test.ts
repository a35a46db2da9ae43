import { afterEach, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import type { NewDocument } from "../src/store/store.ts";
import type { Table } from "../src/tables/table.ts";
import { ask, follow, type TestHouse, type TestSocket, testSettings } from "./house.ts";
import { comeInEverywhere, openStreet, type Street, together } from "./houses.ts";
import { comeIn, type TestGuest } from "./parlour.ts";

let street: Street;
afterEach(() => street.close());

type Pair = readonly [TestGuest, TestGuest];
const everywhere = async (name: string): Promise<Pair> => (await comeInEverywhere(street, name)) as unknown as Pair;
const house = (i: number): TestHouse => street.houses[i] as TestHouse;

type Frame = { type: string; [field: string]: unknown };
const next = (socket: TestSocket, type: "table" | "message" | "error"): Promise<Frame> =>
  socket.next(type as never) as unknown as Promise<Frame>;

/** The next table that fits; whatever is told before it may be anything. */
async function until(socket: TestSocket, fits: (table: Frame) => boolean): Promise<Frame> {
  for (;;) {
    const table = await next(socket, "table");
    if (fits(table)) return table;
  }
}

async function lookAt(through: number, id: string, guest: TestGuest | null): Promise<TestSocket> {
  const socket = await follow(house(through), { path: `/api/tables/${id}` });
  socket.send({ type: "hello", ...(guest === null ? {} : { token: guest.token }) });
  await next(socket, "table");
  return socket;
}

const nameAt = (table: Frame, seat: number): string | null =>
  (table as unknown as { seats: { guest: { name: string } | null }[] }).seats[seat]?.guest?.name ?? null;
const isConnected = (table: Frame, seat: number): boolean =>
  (table as unknown as { seats: { isConnected: boolean }[] }).seats[seat]?.isConnected === true;

/** With hints, and without: then the look once a second finds it. */
const ways = [
  { way: "by a hint", isDeaf: false },
  { way: "without one", isDeaf: true },
];

describe.each(ways)("$way", ({ isDeaf }) => {
  test("whoever looks through another house is told of every change of the table", async () => {
    street = await openStreet(2, { patience: { audience: 1 } });
    street.hub.isDeaf = isDeaf;
    const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
    const { id } = await ann[0].at("", { game: "klaumau", seats: 2 });
    const socket = await lookAt(1, id, ann[1]);
    await bob[0].at(`/${id}/join`, {});
    await until(socket, (table) => nameAt(table, 1) === "Bob");
    await bob[0].ask("/api/guests/me", { name: "Bobby" }, "PATCH");
    await until(socket, (table) => nameAt(table, 1) === "Bobby");
    await ann[0].at(`/${id}/start`, undefined, "POST");
    const started = await until(socket, ({ phase }) => phase === "playing");
    await ann[0].at(`/${id}/end`, { agree: true });
    await until(socket, ({ endVotes }) => (endVotes as string[]).length === 1);
    await bob[1].at(`/${id}/end`, { agree: true });
    await until(socket, ({ phase }) => phase === "ended");
    expect(started["match"]).toEqual(expect.any(String));
    socket.close();
  });

  test("chat is told in its order, without gaps and once, whichever house hears it", async () => {
    street = await openStreet(2);
    street.hub.isDeaf = isDeaf;
    const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
    const { id } = await ann[0].at("", { game: "klaumau", seats: 2 });
    await bob[1].at(`/${id}/join`, {});
    const sockets = [await lookAt(0, id, ann[0]), await lookAt(1, id, bob[1])];
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        [ann[0], bob[1], ann[1]].map((person) => person.ask(`/api/tables/${id}/messages`, { text: `round ${round}` })),
      );
    }
    for (const socket of sockets) {
      const heard: unknown[] = [];
      while (heard.length < 9) heard.push((await next(socket, "message"))["n"]);
      expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      socket.close();
    }
  });

  test("who looks through one house is seen to be there through another", async () => {
    street = await openStreet(2, { patience: { audience: 1, back: 1 } });
    street.hub.isDeaf = isDeaf;
    const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
    const { id } = await ann[0].at("", { game: "klaumau", seats: 2 });
    await bob[1].at(`/${id}/join`, {});
    const anns = await lookAt(0, id, ann[0]);
    const bobs = await lookAt(1, id, bob[1]);
    await until(anns, (table) => isConnected(table, 1));
    // Nobody looks at it through this house but Bob; Ann is known all the same.
    expect((await bob[1].at(`/${id}`)).seats[0]?.isConnected).toBe(true);
    const stranger = await lookAt(1, id, null);
    await until(anns, ({ watching }) => watching === 1);
    stranger.close();
    bobs.close();
    await until(anns, (table) => !isConnected(table, 1) && table["watching"] === 0);
    expect((await bob[1].at(`/${id}`)).seats.map((seat) => seat.isConnected)).toEqual([true, false]);
    anns.close();
  });
});

test("two who take one seat through two houses at once do not both sit there", async () => {
  const isTwo = ({ kind, body }: NewDocument): boolean =>
    kind === "table" && (body as unknown as Table).seats[1]?.kind === "guest";
  street = await openStreet(2, {}, together(memoryStore(Date.now, true), isTwo));
  const ann = await comeIn(house(0), "Ann");
  const [bob, cem] = [await comeIn(house(0), "Bob"), await comeIn(house(1), "Cem")];
  const { id } = await ann.at("", { game: "klaumau", seats: 2 });
  const told = await Promise.all([bob, cem].map((person) => person.ask(`/api/tables/${id}/join`, { seat: 1 })));
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("who was sent away through one house does not come in through another", async () => {
  street = await openStreet(2);
  const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
  const { id } = await ann[0].at("", { game: "klaumau", seats: 2 });
  await bob[1].at(`/${id}/join`, {});
  await ann[0].at(`/${id}/banned/${bob[0].id}`, undefined, "PUT");
  expect(await bob[1].ask(`/api/tables/${id}/join`, {})).toMatchObject({ status: 403, body: { code: "ban.you" } });
});

test("the list of one house knows the tables of the others", async () => {
  street = await openStreet(2);
  const listed = async (through: number): Promise<string[]> =>
    (await ask(house(through), "/api/tables")).body.tables.map((table: { id: string }) => table.id);
  expect([await listed(0), await listed(1)]).toEqual([[], []]);
  const [ann, bob] = [await comeIn(house(0), "Ann"), await comeIn(house(1), "Bob")];
  const { id } = await ann.at("", { game: "klaumau", seats: 2, visibility: "public" });
  await expect.poll(() => listed(1)).toEqual([id]);
  expect(await listed(0)).toEqual([id]);
  await bob.at(`/${id}/join`, {});
  await expect.poll(() => listed(0)).toEqual([]);
});

test("time that was given through one house is known to all, and so is who plays what", async () => {
  street = await openStreet(2);
  const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
  const { id } = await ann[0].at("", { game: "klaumau", seats: 2, timer: 600 });
  await bob[1].at(`/${id}/join`, {});
  await ann[0].at(`/${id}/start`, undefined, "POST");
  const [deadline] = (await ann[0].at(`/${id}`)).deadlines;
  expect((await ann[1].at(`/${id}`)).deadlines).toMatchObject([{ decision: deadline?.decision }]);
  const other = deadline?.seat === 0 ? bob : ann;
  const given = await other[1].at(`/${id}/more-time`, { seat: deadline?.seat });
  expect(given.deadlines[0]?.milliseconds).toBeGreaterThan(600_000);
  await expect.poll(async () => (await ann[0].at(`/${id}`)).deadlines[0]?.milliseconds).toBeGreaterThan(600_000);
});

test("wrong codes are counted through all houses together, right ones through none", async () => {
  street = await openStreet(3, { settings: testSettings({ trustProxy: ["127.0.0.1"] }) });
  const [ann, bob] = [await comeIn(house(0), "Ann"), await comeIn(house(0), "Bob")];
  const { code } = await ann.at("", { game: "klaumau", seats: 2 });
  const join = async (through: number, guest: TestGuest, text: string | null): Promise<number> => {
    const init = { token: guest.token, body: { code: text }, headers: { "x-forwarded-for": "192.0.2.1" } };
    return (await ask(house(through), "/api/tables/join", init)).status;
  };
  for (let i = 0; i < 30; i++) expect(await join(i % 3, bob, code)).toBe(200);
  for (const through of [0, 1])
    for (let i = 0; i < 10; i++) expect(await join(through, ann, "sly-fox-10000")).toBe(404);
  expect(await join(2, ann, "sly-fox-10000")).toBe(429);
  // Whatever it is: else the answer would tell.
  expect(await join(2, bob, code)).toBe(429);
});

test("tables are counted through all houses together, for who opens too many", async () => {
  street = await openStreet(1, { settings: testSettings({ trustProxy: ["127.0.0.1"] }) });
  const ann = await comeIn(house(0), "Ann");
  const open = async (): Promise<number> => {
    const init = { token: ann.token, body: { game: "klaumau", seats: 2 }, headers: { "x-forwarded-for": "192.0.2.1" } };
    return (await ask(house(0), "/api/tables", init)).status;
  };
  expect(await open()).toBe(201);
  street.hub.isFull = true;
  expect(await open()).toBe(429);
  street.hub.isFull = false;
  expect(await open()).toBe(201);
});

test("a screen in another house is seen, and what it has shown is heard", async () => {
  street = await openStreet(2, { patience: { audience: 1 } });
  const ann = await everywhere("Ann");
  const { id } = await ann[0].at("", { game: "klaumau", seats: 2, bots: [{ seat: 1, level: "easy" }] });
  await ann[0].at(`/${id}/start`, undefined, "POST");
  const phone = await lookAt(0, id, ann[0]);
  const screen = await follow(house(1), { path: `/api/tables/${id}` });
  screen.send({ type: "hello", screen: true });
  await next(screen, "table");
  await until(phone, ({ hasScreen }) => hasScreen === true);
  screen.send({ type: "shown", n: 1 });
  expect(await phone.next("shown" as never)).toEqual({ type: "shown", n: 1 });
  phone.close();
  screen.close();
});
