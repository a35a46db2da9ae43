import type { TableView } from "@safehouse/protocol";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { look, openHouse, type TestHouse } from "./house.ts";
import { comeInEverywhere, openStreet, type Street, together } from "./houses.ts";
import { asMatch, comeIn, openTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const wish = (guest: TestGuest, id: string, seat: number, thief: unknown) =>
  guest.ask(`/api/tables/${id}/seats/${seat}/wish`, { wish: thief }, "PUT");
const wishes = ({ seats }: TableView): (string | null)[] => seats.map((seat) => seat.wish);
const start = (host: TestGuest, id: string): Promise<TableView> => host.at(`/${id}/start`, undefined, "POST");

/** Ann, Bob and a bot at a table that is full and not started. */
async function crew(config: object = {}): Promise<{ ann: TestGuest; bob: TestGuest; id: string }> {
  const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
  const bots = [{ seat: 2, level: "easy" }];
  const { id } = await openTable(ann, { game: "clou", seats: 3, bots, config });
  await bob.at(`/${id}/join`, {});
  return { ann, bob, id };
}

/** Who is who in the match. */
async function thievesIn({ match }: TableView): Promise<unknown[]> {
  const { view } = await look(house, asMatch(match ?? "", []));
  const { config } = view as unknown as { config: { [option: string]: unknown } };
  return [config["thief1"], config["thief2"], config["thief3"]];
}

test("everybody at the table sees a wish, and the match begins with it", async () => {
  const { ann, bob, id } = await crew();
  expect((await wish(ann, id, 0, "trixie")).status).toBe(200);
  expect((await wish(bob, id, 1, "bruce")).status).toBe(200);
  expect((await wish(ann, id, 2, "matt")).status).toBe(200);
  expect(wishes(await bob.at(`/${id}`))).toEqual(["trixie", "bruce", "matt"]);
  expect(await thievesIn(await start(ann, id))).toEqual(["trixie", "bruce", "matt"]);
});

test("of two who wish for the same the lowest seat gets it, and a wish counts more than the option of a seat", async () => {
  const { ann, bob, id } = await crew({ thief1: "janet", thief2: "matt" });
  await wish(ann, id, 0, "bruce");
  await wish(bob, id, 1, "bruce");
  expect(await thievesIn(await start(ann, id))).toEqual(["bruce", "matt", "janet"]);
});

test("a wish can be taken back, and goes where its owner goes", async () => {
  const { ann, id } = await crew();
  await wish(ann, id, 0, "trixie");
  expect(wishes(await ann.at(`/${id}/order`, { order: [2, 1, 0] }, "PUT"))).toEqual([null, null, "trixie"]);
  await ann.at(`/${id}/seats/1`, undefined, "DELETE");
  expect(wishes(await ann.at(`/${id}/join`, { seat: 1 }))).toEqual([null, "trixie", null]);
  expect(wishes((await wish(ann, id, 1, null)).body as TableView)).toEqual([null, null, null]);
});

test("a rematch knows the wishes, and its options are the table's own", async () => {
  const { ann, bob, id } = await crew({ thief3: "janet" });
  await wish(ann, id, 0, "trixie");
  await wish(bob, id, 1, "bruce");
  expect((await start(ann, id)).config).toEqual({ thief3: "janet" });
  for (const person of [ann, bob]) await person.at(`/${id}/end`, { agree: true });
  const next = await ann.at(`/${id}/rematch`, { seats: "same" });
  expect(wishes(next)).toEqual(["trixie", "bruce", null]);
  expect(next.config).toEqual({ thief3: "janet" });
  expect(wishes(await bob.at(`/${next.id}/join`, {}))).toEqual(["trixie", "bruce", null]);
});

test("the campaign asks who goes in, so it begins as ever and the wish stays at the table", async () => {
  const ann = await comeIn(house, "Ann");
  const { id } = await openTable(ann, { game: "clou-christmas", seats: 1 });
  await wish(ann, id, 0, "matt");
  const playing = await start(ann, id);
  expect(wishes(playing)).toEqual(["matt"]);
  expect((await look(house, asMatch(playing.match ?? "", []))).pending[0]?.kind).toBe("free");
});

test("nobody wishes for others, for nobody, for what there is not, or after the start", async () => {
  const { ann, bob, id } = await crew();
  const stranger = await comeIn(house, "Eve");
  expect(await wish(ann, id, 1, "bruce")).toMatchObject({ status: 403, body: { code: "wish.others" } });
  expect(await wish(bob, id, 2, "bruce")).toMatchObject({ status: 403, body: { code: "wish.others" } });
  expect(await wish(stranger, id, 0, "bruce")).toMatchObject({ status: 403, body: { code: "wish.others" } });
  expect(await wish(ann, id, 0, "nobody")).toMatchObject({
    status: 400,
    body: { code: "wish.unknown", error: "Nobody can wish for that here; wishes are bruce, janet, matt, trixie." },
  });
  for (const bad of ["", "x".repeat(65), 7, undefined, ["bruce"]])
    expect(await wish(ann, id, 0, bad)).toMatchObject({ status: 400, body: { code: "request.invalid" } });
  expect(await wish(ann, id, 7, "bruce")).toMatchObject({ status: 404, body: { code: "seat.unknown" } });
  await ann.at(`/${id}/seats/2`, undefined, "DELETE");
  expect(await wish(ann, id, 2, "bruce")).toMatchObject({ status: 409, body: { code: "seat.empty" } });
  await ann.at(`/${id}/options`, { seats: 2 }, "PATCH");
  await start(ann, id);
  expect(await wish(ann, id, 0, "bruce")).toMatchObject({ status: 409, body: { code: "table.started" } });
});

test("where there is nothing to wish for, it says so", async () => {
  const ann = await comeIn(house, "Ann");
  const { id } = await openTable(ann);
  expect(await wish(ann, id, 0, "bruce")).toMatchObject({
    status: 400,
    body: { code: "wish.unknown", error: "In this game there is nothing to wish for." },
  });
});

let street: Street | null = null;
afterEach(() => street?.close());

test("two who wish at once through two houses are both heard", async () => {
  let isWishing = false;
  street = await openStreet(
    2,
    {},
    together(memoryStore(Date.now, true), ({ kind }) => isWishing && kind === "table"),
  );
  const [ann, bob] = [await comeInEverywhere(street, "Ann"), await comeInEverywhere(street, "Bob")];
  const { id } = await openTable(ann[0] as TestGuest, { game: "clou" });
  await (bob[1] as TestGuest).at(`/${id}/join`, {});
  isWishing = true;
  await Promise.all([wish(ann[0] as TestGuest, id, 0, "matt"), wish(bob[1] as TestGuest, id, 1, "trixie")]);
  isWishing = false;
  expect(wishes(await (ann[1] as TestGuest).at(`/${id}`))).toEqual(["matt", "trixie"]);
});
