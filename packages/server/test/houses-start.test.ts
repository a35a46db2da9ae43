import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { editionName } from "../src/commons/edition-name.ts";
import { memoryStore } from "../src/store/memory.ts";
import { type NewDocument, type Store, StoreUnavailable } from "../src/store/store.ts";
import type { Table } from "../src/tables/table.ts";
import { ask, type TestHouse } from "./house.ts";
import { comeInEverywhere, openStreet, type Street, together } from "./houses.ts";
import type { TestGuest } from "./parlour.ts";

let street: Street;
afterEach(() => street.close());

type Pair = readonly [TestGuest, TestGuest];
const everywhere = async (name: string): Promise<Pair> => (await comeInEverywhere(street, name)) as unknown as Pair;

/** Ann and Bob at a table that is full and not started. */
async function fullTable(changes: object = {}): Promise<{ ann: Pair; bob: Pair; id: string }> {
  const [ann, bob] = [await everywhere("Ann"), await everywhere("Bob")];
  const { id } = await ann[0].at("", { game: "klaumau", seats: 2, ...changes });
  await bob[1].at(`/${id}/join`, {});
  return { ann, bob, id };
}

async function endedTable(): Promise<{ ann: Pair; bob: Pair; id: string }> {
  const { ann, bob, id } = await fullTable();
  await ann[0].at(`/${id}/start`, undefined, "POST");
  await ann[0].at(`/${id}/end`, { agree: true });
  await bob[1].at(`/${id}/end`, { agree: true });
  return { ann, bob, id };
}

const matchesIn = async (store: Store): Promise<number> => (await store.runningMatches()).length;

test("a table that is started through two houses at once has one match", async () => {
  const isStart = ({ kind, body }: NewDocument): boolean =>
    kind === "table" && (body as unknown as Table).phase === "playing";
  street = await openStreet(2, {}, together(memoryStore(Date.now, true), isStart));
  const { ann, bob, id } = await fullTable();
  const [one, other] = await Promise.all(ann.map((through) => through.at(`/${id}/start`, undefined, "POST")));
  expect(one?.match).not.toBeNull();
  expect(other).toMatchObject({ phase: "playing", match: one?.match });
  expect(await matchesIn(street.store)).toBe(1);
  expect((await bob[1].at(`/${id}`)).match).toBe(one?.match);
  expect(await ann[1].ask(`/api/tables/${id}/start`, undefined, "POST")).toMatchObject({
    status: 409,
    body: { code: "table.started" },
  });
});

test("a start that failed between its steps is completed by whoever looks next", async () => {
  const memory = memoryStore(Date.now, true);
  let failing: keyof Store | null = null;
  const trouble = async (method: keyof Store): Promise<void> => {
    if (failing === method) throw new StoreUnavailable("away");
  };
  const store: Store = {
    ...memory,
    async createMatch(match) {
      await trouble("createMatch");
      return memory.createMatch(match);
    },
    async putDocument(document) {
      if (document.kind === "table-of-match") await trouble("putDocument");
      return memory.putDocument(document);
    },
  };
  street = await openStreet(2, {}, store);
  for (const method of ["createMatch", "putDocument"] as const) {
    const { ann, bob, id } = await fullTable({ timer: 60 });
    failing = method;
    expect((await ann[0].ask(`/api/tables/${id}/start`, undefined, "POST")).status).toBe(503);
    failing = null;
    const seen = await bob[1].at(`/${id}`);
    expect(seen.phase).toBe("playing");
    const token = seen.you?.token as string;
    expect((await ask(street.houses[1] as TestHouse, `/api/matches/${seen.match}`, { token })).status).toBe(200);
    expect((await ann[0].at(`/${id}`)).match).toBe(seen.match);
    expect((await memory.findDocument("table-of-match", seen.match as string))?.body).toEqual({ table: id });
    expect((await memory.findDocument("table", id))?.body).toMatchObject({ seed: null, code: null });
  }
  expect(await matchesIn(memory)).toBe(2);
});

test("whoever sends a failed start again is told of the match", async () => {
  const memory = memoryStore(Date.now, true);
  let isAway = false;
  const createMatch: Store["createMatch"] = async (match) => {
    if (isAway) throw new StoreUnavailable("away");
    return memory.createMatch(match);
  };
  street = await openStreet(2, {}, { ...memory, createMatch });
  const { ann, id } = await fullTable();
  isAway = true;
  expect((await ann[0].ask(`/api/tables/${id}/start`, undefined, "POST")).status).toBe(503);
  isAway = false;
  expect((await ann[1].at(`/${id}/start`, undefined, "POST")).match).not.toBeNull();
});

test("two who want a rematch through two houses at once get the same", async () => {
  const isFixing = ({ kind, body }: NewDocument): boolean =>
    kind === "table" && (body as unknown as Table).nextTable !== undefined;
  street = await openStreet(2, {}, together(memoryStore(Date.now, true), isFixing));
  const { ann, bob, id } = await endedTable();
  const [one, other] = await Promise.all([
    ann[0].at(`/${id}/rematch`, { seats: "same" }),
    bob[1].at(`/${id}/rematch`, { seats: "rotated" }),
  ]);
  expect(one.id).toBe(other.id);
  const old = await ann[1].at(`/${id}`);
  expect(old.rematch).toBe(one.id);
  // Of the two tables one code each: the old one still leads screens to how it ended.
  const codes = await street.store.listDocuments("table-code", { after: null, limit: 10 });
  expect(codes.map(({ id: code }) => code).toSorted()).toEqual([one.code ?? other.code, old.screenCode].toSorted());
  // Left by everybody, it is not the rematch any more; there is one new one, whoever asks.
  await bob[0].at(`/${one.id}/join`, {});
  for (const person of [ann[0], bob[1]]) await person.at(`/${one.id}/leave`, undefined, "POST");
  const again = await Promise.all(ann.map((through) => through.at(`/${id}/rematch`, { seats: "same" })));
  expect(again[0]?.id).not.toBe(one.id);
  expect(again[1]?.id).toBe(again[0]?.id);
});

test("a rematch that was fixed and not made is made by whoever asks next", async () => {
  const memory = memoryStore(Date.now, true);
  let isAway = false;
  const putDocument: Store["putDocument"] = async (document) => {
    if (isAway && document.kind === "table-code") throw new StoreUnavailable("away");
    return memory.putDocument(document);
  };
  street = await openStreet(2, {}, { ...memory, putDocument });
  const { ann, bob, id } = await endedTable();
  isAway = true;
  expect((await ann[0].ask(`/api/tables/${id}/rematch`, { seats: "same" })).status).toBe(503);
  isAway = false;
  expect((await bob[1].at(`/${id}`)).rematch).toBeNull();
  const made = await bob[1].at(`/${id}/rematch`, { seats: "same" });
  expect(made.you?.isHost).toBe(true);
  expect((await ann[0].at(`/${id}`)).rematch).toBe(made.id);
  expect((await ann[0].at(`/${id}/rematch`, { seats: "same" })).id).toBe(made.id);
});

describe("while a house of an older release lives", () => {
  const ownBombs = { bomb: "own", bombText: "Everybody sings." };
  let meta: AnyGame["meta"];
  beforeAll(async () => void (meta = ((await loadGame("klaumau")) as AnyGame).meta));
  const joinOld = () =>
    street.hub.join("old", { editions: { klaumau: [editionName({ ...meta, rules: meta.rules - 1 })] } });

  test("a table takes only what the rules can do that its match would begin under", async () => {
    street = await openStreet(2);
    const [ann] = await everywhere("Ann");
    joinOld();
    const wish = { game: "klaumau", seats: 2, config: ownBombs };
    expect(await ann.ask("/api/tables", wish)).toMatchObject({ status: 400, body: { code: "config.wrong" } });
    const { id } = await ann.at("", { ...wish, config: {} });
    expect(await ann.ask(`/api/tables/${id}/options`, { config: ownBombs }, "PATCH")).toMatchObject({ status: 400 });
    street.hub.leave("old");
    await ann.at(`/${id}/options`, { config: ownBombs }, "PATCH");
  });

  test("a table that was set up for newer rules is not started, and says why", async () => {
    street = await openStreet(2);
    const { ann, id } = await fullTable({ config: ownBombs });
    joinOld();
    const start = () => ann[0].ask(`/api/tables/${id}/start`, undefined, "POST");
    expect(await start()).toMatchObject({ status: 400, body: { code: "config.wrong" } });
    expect((await ann[0].at(`/${id}`)).phase).toBe("open");
    street.hub.leave("old");
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("a table that has begun is played by the rules it began under, whoever makes its match", async () => {
    const memory = memoryStore(Date.now, true);
    let isAway = true;
    const createMatch: Store["createMatch"] = async (match) => {
      if (isAway) throw new StoreUnavailable("away");
      return memory.createMatch(match);
    };
    street = await openStreet(2, {}, { ...memory, createMatch });
    const { ann, id } = await fullTable({ config: ownBombs });
    expect((await ann[0].ask(`/api/tables/${id}/start`, undefined, "POST")).status).toBe(503);
    isAway = false;
    joinOld();
    const { match, phase } = await ann[1].at(`/${id}`);
    expect(phase).toBe("playing");
    expect(await memory.findMatch(match as string)).toMatchObject({
      rules: meta.rules,
      config: expect.objectContaining(ownBombs),
    });
  });
});
