import type { PaperSeatFound, TableView } from "@safehouse/protocol";
import { newPaperCode, readPaperCode, showPaperCode } from "@safehouse/protocol";
import { assert, property, string } from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { ask, follow, newCommand, openHouse, testSettings, type TestHouse, type TestSocket } from "./house.ts";
import { comeInEverywhere, openStreet, type Street, together } from "./houses.ts";
import { comeIn, openTable, type TestGuest } from "./parlour.ts";

const store = memoryStore();
let house: TestHouse;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  house = await openHouse({ store, patience: { audience: 0, back: 0 } });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => house.close());

const put = (guest: TestGuest, id: string, seat: number, wish: unknown = {}) =>
  guest.ask(`/api/tables/${id}/seats/${seat}/paper`, wish, "PUT");
const off = (guest: TestGuest, id: string, seat: number) =>
  guest.ask(`/api/tables/${id}/seats/${seat}/paper`, undefined, "DELETE");
const codeAt = (table: TableView, seat: number): string => table.seats[seat]?.paper?.code ?? "";
const find = (code: unknown, at = house) => ask(at, "/api/tables/paper", { body: { code } });
const refusal = (status: number, code: string) => ({ status, body: { code } });

/** Ann, Bob and Karl with a pencil. */
async function crew(changes: object = {}) {
  const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
  const { id } = await openTable(ann, { game: "clou", seats: 3, ...changes });
  await bob.at(`/${id}/join`, {});
  const table = (await put(bob, id, 2, { name: "Karl" })).body as TableView;
  return { ann, bob, id, code: codeAt(table, 2) };
}

async function playing(changes: object = {}) {
  const table = await crew(changes);
  const { match } = await table.ann.at(`/${table.id}/start`, undefined, "POST");
  return { ...table, match: match as string };
}

/** What the seat may do now, asked and answered with its token. */
async function state(match: string, token: string | null) {
  return (await ask(house, `/api/matches/${match}`, token === null ? {} : { token })).body;
}

async function submit(match: string, token: string, which: { decision: string; move: unknown }, n: number) {
  const { decision, move } = which;
  return ask(house, `/api/matches/${match}/moves`, { token, body: { decision, move, command: newCommand(), n } });
}

/** Bonuses of the throw come first, whoever they belong to. */
async function settleBonuses(match: string, tokens: readonly string[]): Promise<void> {
  for (;;) {
    const [asked] = (await state(match, null)).pending;
    if (asked.kind === "dice") return;
    const token = tokens[asked.seat] as string;
    const { n, moves } = await state(match, token);
    await submit(match, token, moves[0], n);
  }
}

test("anybody who sits there gives a free seat to somebody with a pencil, and everybody there is told its code", async () => {
  const { ann, bob, id, code } = await crew();
  expect(readPaperCode(code)).toBe(code);
  for (const guest of [ann, bob]) {
    expect((await guest.at(`/${id}`)).seats[2]).toMatchObject({
      kind: "paper",
      isHere: true,
      paper: { name: "Karl", code },
    });
  }
  expect(codeAt((await put(ann, id, 2, { name: "Grandpa" })).body as TableView, 2)).toBe(code);
  expect((await ann.at(`/${id}`)).seats[2]?.paper?.name).toBe("Grandpa");
});

test("strangers, spectators and screens see that a seat is on paper, and no code", async () => {
  const { id, code, bob } = await playing();
  const stranger = await comeIn(house, "Eve");
  await bob.at(`/${id}/leave`, undefined, "POST");
  const seen = [
    (await ask(house, `/api/tables/${id}`)).body as TableView,
    await stranger.at(`/${id}`),
    // Whoever has left is no longer at the table.
    await bob.at(`/${id}`),
  ];
  for (const hello of [{ screen: true }, { token: stranger.token }, {}]) {
    const socket = await follow(house, { path: `/api/tables/${id}` });
    sockets.push(socket);
    socket.send({ type: "hello", ...hello });
    seen.push((await socket.next("table" as never)) as unknown as TableView);
  }
  for (const table of seen) {
    expect(table.seats[2]).toMatchObject({ kind: "paper", paper: { name: "Karl", code: null } });
    expect(JSON.stringify(table)).not.toContain(code);
  }
});

test("the code finds the seat, and its token plays this seat and no other", async () => {
  const { id, code, match, ann, bob } = await playing();
  const found = (await find(showPaperCode(code).toLowerCase())).body as PaperSeatFound;
  expect(found).toMatchObject({ table: id, seat: 2, name: "Karl", game: "clou", match, phase: "playing", level: null });
  const own = (await ann.at(`/${id}`)).you?.token as string;
  await settleBonuses(match, [own, (await bob.at(`/${id}`)).you?.token as string, found.token as string]);
  const seen = await state(match, found.token);
  expect(seen.view.seat).toBe(2);
  expect(seen.moves.every(({ decision }: { decision: string }) => decision.split(":")[1] === "2")).toBe(true);
  const others = (await state(match, own)).moves[0];
  expect(await submit(match, found.token as string, others, seen.n)).toMatchObject({
    status: 403,
    body: { code: "decision.foreign" },
  });
});

test("of two who enter at once one is heard, and the other is refused and sees what the first has entered", async () => {
  const { ann, bob, id, match, code } = await playing();
  const { token } = (await find(code)).body as PaperSeatFound;
  const tokens = [(await ann.at(`/${id}`)).you?.token, (await bob.at(`/${id}`)).you?.token, token] as string[];
  await settleBonuses(match, tokens);
  const { n, moves } = await state(match, token);
  const uses = moves.filter(({ move }: { move: { do: string } }) => move.do !== "finish");
  const told = await Promise.all([
    submit(match, token as string, uses[0], n),
    submit(match, token as string, uses[1], n),
  ]);
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(told.find(({ status }) => status === 409)?.body).toMatchObject({ code: "decision.closed" });
  expect((await state(match, token)).n).toBeGreaterThan(n);
});

test("whoever enters a sheet is told nothing of a sealed answer, and neither is the table", async () => {
  const ann = await comeIn(house, "Ann");
  const { id } = await openTable(ann, { game: "clou", seats: 2 });
  const code = codeAt((await put(ann, id, 1, { name: "Karl" })).body as TableView, 1);
  const { match, you } = await ann.at(`/${id}/start`, undefined, "POST");
  const karl = ((await find(code)).body as PaperSeatFound).token as string;
  const tokens = [you?.token as string, karl];
  const path = match as string;
  for (let i = 0; i < 200; i++) {
    const { pending } = await state(path, null);
    if (pending[0].kind === "leave") break;
    const token = tokens[pending[0].seat] as string;
    const { n, moves } = await state(path, token);
    await submit(path, token, moves[0], n);
  }
  const seen = async (): Promise<unknown> => [
    await state(path, karl),
    (await find(code)).body,
    await state(path, null),
    (await ask(house, `/api/tables/${id}`)).body.seats,
  ];
  const before = await seen();
  const { n, moves } = await state(path, tokens[0] as string);
  expect(moves.map(({ move }: { move: unknown }) => move)).toContainEqual({ do: "run" });
  expect((await submit(path, tokens[0] as string, moves[1], n)).status).toBe(200);
  expect(await seen()).toEqual(before);
});

test("who shows only a hand beside a screen says so, and everybody who may know sees it, counted as nobody else", async () => {
  const { ann, id } = await playing();
  const phone = await follow(house, { path: `/api/tables/${id}` });
  sockets.push(phone);
  phone.send({ type: "hello", token: ann.token, hand: true });
  await phone.next("table" as never);
  const seat = async () => {
    const { seats, watching } = await ann.at(`/${id}`);
    return { isBesideScreen: seats[0]?.isBesideScreen, watching };
  };
  await expect.poll(seat).toEqual({ isBesideScreen: true, watching: 0 });
  phone.send({ type: "hello", token: ann.token, hand: false });
  await expect.poll(seat).toEqual({ isBesideScreen: false, watching: 0 });
  phone.send({ type: "hello", token: ann.token, hand: true });
  await expect.poll(seat).toEqual({ isBesideScreen: true, watching: 0 });
  phone.close();
  await expect.poll(seat).toEqual({ isBesideScreen: false, watching: 0 });
});

test("before the start a code opens its seat, but there is nothing to enter", async () => {
  const { code } = await crew();
  expect((await find(code)).body).toMatchObject({ seat: 2, phase: "open", match: null, token: null });
});

test("foreign, cut and hostile codes are answered alike", async () => {
  const { code } = await crew();
  const strange = [
    newPaperCode(() => 7),
    code.slice(0, -1),
    `${code}A`,
    code.replace(/^./, "0"),
    "velvet-crowbar-40721",
    "' OR 1=1 --",
    "../../etc/passwd",
    "__proto__",
  ];
  for (const each of strange) expect(await find(each)).toMatchObject(refusal(404, "paper.unknown"));
  for (const each of ["", "x".repeat(201), 7, null, [code], { code }]) {
    expect(await find(each)).toMatchObject(refusal(400, "request.invalid"));
  }
});

test("whatever was typed is read as a code or as none", () => {
  assert(
    property(string(), (text) => {
      const read = readPaperCode(text);
      expect(read === null || readPaperCode(showPaperCode(read)) === read).toBe(true);
    }),
  );
  const code = newPaperCode((most) => most - 1);
  expect(readPaperCode(`https://house.example/games/paper#${showPaperCode(code)}`)).toBe(code);
  expect(readPaperCode(` ${showPaperCode(code).toLowerCase()} `)).toBe(code);
});

test("guessing codes is limited", async () => {
  const own = await openHouse({ settings: testSettings({ trustProxy: ["127.0.0.1"] }) });
  const headers = { "x-forwarded-for": "192.0.2.1" };
  let status = 404;
  for (let i = 0; i < 12 && status === 404; i++)
    ({ status } = await ask(own, "/api/tables/paper", { body: { code: "AAAABBBBCCCCDDDD" }, headers }));
  expect(status).toBe(429);
  await own.close();
});

test("a new code makes what was printed before worth nothing", async () => {
  const { bob, id, code, match } = await playing();
  const { token } = (await find(code)).body as PaperSeatFound;
  const renewed = codeAt((await put(bob, id, 2, { renew: true })).body as TableView, 2);
  expect(renewed).not.toBe(code);
  expect(await find(code)).toMatchObject(refusal(404, "paper.unknown"));
  expect((await ask(house, `/api/matches/${match}`, { token: token as string })).status).toBe(401);
  expect((await find(renewed)).body).toMatchObject({ seat: 2 });
});

test("one's own seat goes on paper in the middle of a match and comes back, and its owner plays on either way", async () => {
  const { ann, bob, id, match } = await playing();
  const before = (await ann.at(`/${id}`)).you?.token as string;
  const onPaper = (await put(ann, id, 0)).body as TableView;
  expect(onPaper.seats[0]).toMatchObject({ kind: "guest", paper: { name: null } });
  expect((await ask(house, `/api/matches/${match}`, { token: before })).status).toBe(401);
  expect((await state(match, onPaper.you?.token ?? null)).view.seat).toBe(0);
  expect((await find(codeAt(await bob.at(`/${id}`), 0))).body).toMatchObject({ seat: 0, name: "Ann" });
  expect(await off(bob, id, 0)).toMatchObject(refusal(403, "paper.others"));
  const back = (await off(ann, id, 0)).body as TableView;
  expect(back.seats[0]?.paper).toBeNull();
  expect(back.you?.token).toBe(before);
  expect((await state(match, before)).view.seat).toBe(0);
});

test("who has a line to the table is put on paper by nobody else; whose phone is dead is", async () => {
  const { ann, bob, id } = await playing();
  const phone = await follow(house, { path: `/api/tables/${id}` });
  phone.send({ type: "hello", token: bob.token });
  await phone.next("table" as never);
  expect(await put(ann, id, 1)).toMatchObject(refusal(403, "paper.others"));
  phone.close();
  await expect.poll(async () => (await ann.at(`/${id}`)).seats[1]?.isConnected).toBe(false);
  const table = (await put(ann, id, 1)).body as TableView;
  expect((await find(codeAt(table, 1))).body).toMatchObject({ seat: 1, name: "Bob" });
});

test("at a slow table, where nobody is expected around, nobody else's seat goes on paper", async () => {
  const { bob, id } = await playing({ timer: 259_200 });
  expect(await put(bob, id, 0)).toMatchObject(refusal(403, "paper.others"));
  expect((await put(bob, id, 1)).status).toBe(200);
});

test("a sheet that is put away is played on by a bot, and comes back", async () => {
  const { ann, bob, id, code } = await playing();
  expect(((await off(bob, id, 2)).body as TableView).seats[2]).toMatchObject({ kind: "paper", level: "normal" });
  expect((await find(code)).body).toMatchObject({ token: null, level: "normal" });
  expect(((await put(ann, id, 2)).body as TableView).seats[2]).toMatchObject({ level: null, paper: { name: "Karl" } });
  expect((await find(code)).body).toMatchObject({ token: expect.any(String), level: null });
});

test("nobody sits down on a sheet, and the host clears it away with its code", async () => {
  const { ann, bob, id, code } = await crew();
  const eve = await comeIn(house, "Eve");
  expect(await eve.ask(`/api/tables/${id}/join`, { seat: 2 })).toMatchObject(refusal(409, "seat.taken"));
  expect(await ann.ask(`/api/tables/${id}/seats/2`, { level: "easy" }, "PUT")).toMatchObject(
    refusal(409, "seat.taken"),
  );
  expect((await bob.ask(`/api/tables/${id}/seats/2`, undefined, "DELETE")).status).toBe(403);
  expect((await ann.at(`/${id}/seats/2`, undefined, "DELETE")).seats[2]).toMatchObject({ kind: "empty", paper: null });
  expect(await find(code)).toMatchObject(refusal(404, "paper.unknown"));
});

test("what cannot be is refused", async () => {
  const { ann, bob, id } = await crew();
  const eve = await comeIn(house, "Eve");
  expect(await put(eve, id, 2, { name: "Eve" })).toMatchObject(refusal(403, "seat.none"));
  expect(await put(bob, id, 0)).toMatchObject(refusal(403, "paper.others"));
  expect(await put(bob, id, 7, { name: "Karl" })).toMatchObject(refusal(404, "seat.unknown"));
  expect(await off(bob, id, 1)).toMatchObject(refusal(409, "paper.none"));
  for (const name of ["", "\u202e", "x".repeat(25), 7]) {
    expect(await put(bob, id, 2, { name })).toMatchObject(refusal(400, "request.invalid"));
  }
  await off(bob, id, 2);
  expect(await put(bob, id, 2)).toMatchObject(refusal(400, "paper.name"));
  await ann.at(`/${id}/seats/2`, { level: "easy" }, "PUT");
  expect(await put(bob, id, 2, { name: "Karl" })).toMatchObject(refusal(403, "host.only"));
  expect(((await put(ann, id, 2, { name: "Karl" })).body as TableView).seats[2]).toMatchObject({ kind: "paper" });
  const cards = await openTable(ann, { game: "klaumau" });
  expect(await put(ann, cards.id, 1, { name: "Karl" })).toMatchObject(refusal(409, "paper.game"));
});

test("no code outlives its sheet: not where it was refused, renewed or cleared, nor where its guest left", async () => {
  const codes = async () =>
    (await store.listDocuments("paper-code", { after: null, limit: 10_000 })).map(({ id }) => id);
  const { ann, bob, id, code } = await crew();
  const others = (await codes()).filter((each) => each !== code);
  const eve = await comeIn(house, "Eve");
  for (let i = 0; i < 3; i++) await put(eve, id, 2, { name: "Eve" });
  await put(bob, id, 0);
  const renewed = codeAt((await put(bob, id, 2, { renew: true })).body as TableView, 2);
  expect(await codes()).toEqual([...others, renewed].toSorted());
  await put(bob, id, 1);
  await bob.at(`/${id}/leave`, undefined, "POST");
  await ann.at(`/${id}/seats/2`, undefined, "DELETE");
  expect(await codes()).toEqual(others);
});

test("a rematch keeps who writes, on a new sheet", async () => {
  const { ann, bob, id, code } = await playing();
  for (const person of [ann, bob]) await person.at(`/${id}/end`, { agree: true });
  expect((await find(code)).body).toMatchObject({ phase: "ended", token: null });
  const next = await ann.at(`/${id}/rematch`, { seats: "same" });
  expect(next.seats[2]).toMatchObject({ kind: "paper", paper: { name: "Karl" } });
  expect(codeAt(next, 2)).not.toBe(code);
  expect((await find(codeAt(next, 2))).body).toMatchObject({ table: next.id, phase: "open" });
});

let street: Street | null = null;
afterEach(() => street?.close());

test("two who put the same seat on paper at once through two houses get one sheet", async () => {
  let isPutting = false;
  street = await openStreet(
    2,
    {},
    together(memoryStore(Date.now, true), ({ kind }) => isPutting && kind === "table"),
  );
  const [ann, bob] = [await comeInEverywhere(street, "Ann"), await comeInEverywhere(street, "Bob")] as [
    [TestGuest, TestGuest],
    [TestGuest, TestGuest],
  ];
  const { id } = await openTable(ann[0], { game: "clou", seats: 3 });
  await bob[1].at(`/${id}/join`, {});
  isPutting = true;
  const told = await Promise.all([put(ann[0], id, 2, { name: "Karl" }), put(bob[1], id, 2, { name: "Opa" })]);
  isPutting = false;
  const codes = told.map(({ body }) => codeAt(body as TableView, 2));
  expect(codes[0]).toBe(codes[1]);
  const { match } = await ann[1].at(`/${id}/start`, undefined, "POST");
  for (const each of street.houses) {
    expect((await find(codes[0], each)).body).toMatchObject({ seat: 2, match });
  }
});
