import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ask, follow, type LooseFrame, openHouse, playOn, type TestHouse, type TestSocket } from "./house.ts";
import { asMatch, comeIn, openTable, startedTable } from "./parlour.ts";

let house: TestHouse;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  house = await openHouse({ patience: { audience: 0, back: 0 } });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => house.close());

async function lineTo(id: string, hello: object): Promise<TestSocket> {
  const socket = await follow(house, { path: `/api/tables/${id}` });
  sockets.push(socket);
  socket.send({ type: "hello", ...hello });
  return socket;
}

const hear = (socket: TestSocket, type: string): Promise<LooseFrame> => socket.next(type as LooseFrame["type"]);

/** The next table that is as it should be. */
async function hearTable(socket: TestSocket, isIt: (table: LooseFrame) => boolean): Promise<LooseFrame> {
  for (;;) {
    const table = await hear(socket, "table");
    if (isIt(table)) return table;
  }
}

async function screenAt(id: string): Promise<TestSocket> {
  const screen = await lineTo(id, { screen: true });
  await hear(screen, "table");
  return screen;
}

/** A table whose match has come a little further than its beginning, and how far. */
async function movedTable() {
  const table = await startedTable(house);
  const match = asMatch(table.match, [table.annSees.you?.token, table.bobSees.you?.token]);
  await playOn(house, match, 1);
  return { ...table, n: (await ask(house, match.path)).body.n as number };
}

test("a table knows that it has a screen, counts it as nobody, and notices when it has gone", async () => {
  const { ann, id } = await startedTable(house);
  const phone = await lineTo(id, { token: ann.token });
  expect(await hear(phone, "table")).toMatchObject({ hasScreen: false });
  const screen = await screenAt(id);
  expect(await hearTable(phone, ({ hasScreen }) => hasScreen === true)).toMatchObject({ watching: 0 });
  screen.close();
  await hearTable(phone, ({ hasScreen }) => hasScreen === false);
});

test("a screen is nobody, also in the browser of somebody who sits there", async () => {
  const ann = await comeIn(house, "Ann");
  const { id } = await openTable(ann);
  const screen = await follow(
    house,
    { path: `/api/tables/${id}` },
    {
      headers: { authorization: `Bearer ${ann.token}` },
    },
  );
  sockets.push(screen);
  screen.send({ type: "hello", screen: true });
  const table = await hear(screen, "table");
  expect([table["you"], table["code"], table["banned"]]).toEqual([null, null, []]);
  expect(JSON.stringify(table)).not.toContain(ann.token);
  const withToken = await lineTo(id, { screen: true, token: ann.token });
  expect(await hear(withToken, "error")).toMatchObject({ status: 400, code: "screen.token" });
});

test("those who sit there hear what the screen has shown, and strangers do not", async () => {
  const { ann, bob, id, n } = await movedTable();
  const phone = await lineTo(id, { token: ann.token });
  await hear(phone, "table");
  const stranger = await lineTo(id, {});
  await hear(stranger, "table");
  const screen = await screenAt(id);
  screen.send({ type: "shown", n: 1 });
  expect(await hear(phone, "shown")).toEqual({ type: "shown", n: 1 });
  screen.send({ type: "shown", n });
  expect(await hear(phone, "shown")).toEqual({ type: "shown", n });
  // Whoever comes later is told at once.
  const late = await lineTo(id, { token: bob.token });
  expect(await hear(late, "shown")).toEqual({ type: "shown", n });
  stranger.send({ type: "hello" });
  await hear(stranger, "table");
  expect(stranger.frames.map(({ type }) => type as string)).not.toContain("shown");
});

const lies: readonly (readonly [what: string, frames: readonly number[], code: string])[] = [
  ["is ahead of the match", [99], "screen.ahead"],
  ["goes back", [2, 1], "screen.back"],
  ["floods the house", Array.from({ length: 60 }, () => 1), "screen.flood"],
];
test.each(lies)("a screen that %s is told so, and sent away", async (_, frames, code) => {
  const { id } = await movedTable();
  const screen = await screenAt(id);
  for (const n of frames) screen.send({ type: "shown", n });
  expect(await hear(screen, "error")).toMatchObject({ code });
  expect(await screen.closed).toBe(1008);
});

test("who is no screen has shown nothing, and where nothing is played nothing was shown", async () => {
  const { ann, id } = await startedTable(house);
  const phone = await lineTo(id, { token: ann.token });
  await hear(phone, "table");
  phone.send({ type: "shown", n: 1 });
  expect(await hear(phone, "error")).toMatchObject({ status: 403, code: "screen.none" });
  const early = await follow(house, { path: `/api/tables/${id}` });
  sockets.push(early);
  early.send({ type: "shown", n: 1 });
  expect(await hear(early, "error")).toMatchObject({ code: "screen.none" });
  const lobby = await openTable(ann);
  const screen = await screenAt(lobby.id);
  screen.send({ type: "shown", n: 1 });
  expect(await hear(screen, "error")).toMatchObject({ status: 409, code: "screen.idle" });
  const odd = await screenAt(id);
  odd.send({ type: "shown", n: -1, view: "all" });
  expect(await hear(odd, "error")).toMatchObject({ status: 400, code: "live.frame" });
});

test("the code leads to the table while its match runs, and seats nobody then", async () => {
  const [ann, eve] = [await comeIn(house, "Ann"), await comeIn(house, "Eve")];
  const table = await openTable(ann, { bots: [{ seat: 1, level: "easy" }] });
  const find = (code: unknown) => ask(house, "/api/tables/find", { body: { code } });
  expect((await find(table.code)).body).toMatchObject({ id: table.id, you: null, screenCode: null });
  await ann.at(`/${table.id}/start`, undefined, "POST");
  expect((await find(table.code)).body).toMatchObject({
    id: table.id,
    phase: "playing",
    code: null,
    screenCode: table.code,
  });
  expect((await eve.ask("/api/tables/join", { code: table.code })).body).toMatchObject({ code: "code.unknown" });
  for (const odd of ["", "no-such-code-12345", "../..", "<b>", "velvet"]) {
    const { status } = await find(odd);
    expect([400, 404]).toContain(status);
  }
});

test("a private table is found before it begins, and has nothing for a screen afterwards", async () => {
  const ann = await comeIn(house, "Ann");
  const table = await openTable(ann, { spectators: false, bots: [{ seat: 1, level: "easy" }] });
  const { match } = await ann.at(`/${table.id}/start`, undefined, "POST");
  expect(match).not.toBeNull();
  expect((await ask(house, "/api/tables/find", { body: { code: table.code } })).status).toBe(404);
  const screen = await lineTo(table.id, { screen: true });
  expect(await hear(screen, "table")).toMatchObject({ match: null, screenCode: null, deadlines: [] });
});

test("a screen is led to the rematch when it has begun, and nobody uninvited can sit down there before", async () => {
  const { ann, bob, id } = await endedTable({});
  const screen = await lineTo(id, { screen: true });
  await hear(screen, "table");
  const eve = await comeIn(house, "Eve");
  const next = (await ann.at(`/${id}/rematch`, {})).id;
  expect((await bob.at(`/${id}`)).rematch).toBe(next);
  // A seat is free, and Eve watches everything that a stranger can.
  await ann.at(`/${next}/seats/0`, undefined, "DELETE");
  expect(JSON.stringify((await eve.ask(`/api/tables/${id}`)).body)).not.toContain(next);
  await bob.at(`/${next}/join`, {});
  await ann.at(`/${next}/start`, undefined, "POST");
  await hearTable(screen, ({ rematch }) => rematch === next);
  expect(screen.frames.filter((frame) => frame["rematch"] === next)).toHaveLength(1);
  expect((await eve.ask(`/api/tables/${next}/join`, {})).body).toMatchObject({ code: "table.started" });
});

test("a screen is not led to a rematch that nobody may watch", async () => {
  const { ann, bob, id } = await endedTable({});
  const next = (await ann.at(`/${id}/rematch`, {})).id;
  await ann.at(`/${next}/options`, { spectators: false }, "PATCH");
  await bob.at(`/${next}/join`, {});
  await ann.at(`/${next}/start`, undefined, "POST");
  const screen = await lineTo(id, { screen: true });
  expect(await hear(screen, "table")).toMatchObject({ rematch: null });
});

async function endedTable(changes: object) {
  const table = await startedTable(house, changes);
  for (const guest of [table.ann, table.bob]) await guest.at(`/${table.id}/end`, { agree: true });
  return table;
}
