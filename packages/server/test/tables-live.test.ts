import type { AnyGame } from "@safehouse/kernel";
import { loadGame } from "@safehouse/games";
import { tableServerFrame } from "@safehouse/protocol/schemas";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { type Store, StoreUnavailable } from "../src/store/store.ts";
import { ask, follow, openHouse, playOn, type TestHouse, type TestMatch, type TestSocket } from "./house.ts";
import { comeIn, openTable, startedTable, TELL_NO_ARRIVALS, type TestGuest } from "./parlour.ts";

let house: TestHouse;
const store = memoryStore();
beforeAll(async () => {
  house = await openHouse({ store, patience: TELL_NO_ARRIVALS });
});
afterAll(() => house.close());

type Frame = { type: string; [field: string]: unknown };
const next = (socket: TestSocket, type: "table" | "message" | "error"): Promise<Frame> =>
  socket.next(type as never) as unknown as Promise<Frame>;

async function lookAt(id: string, guest: TestGuest | null): Promise<TestSocket> {
  const socket = await follow(house, { path: `/api/tables/${id}` });
  socket.send({ type: "hello", ...(guest === null ? {} : { token: guest.token }) });
  return socket;
}

describe("a table's socket", () => {
  test("tells everybody of every change, each as they may know it", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const { id, code } = await openTable(ann);
    const [anns, strangers] = [await lookAt(id, ann), await lookAt(id, null)];
    const first = await next(anns, "table");
    expect(tableServerFrame.parse(first)).toEqual(first);
    expect(first).toMatchObject({ id, code, you: { guest: ann.id, seat: 0 } });
    expect(await next(strangers, "table")).toMatchObject({ id, code: null, you: null });
    await bob.at(`/${id}/join`, {});
    expect(await next(anns, "table")).toMatchObject({ seats: [{}, { guest: { name: "Bob" } }] });
    await ann.at(`/${id}/options`, { timer: 30 }, "PATCH");
    expect(await next(anns, "table")).toMatchObject({ timer: 30, optionsChangedAt: expect.any(Number) });
    await ann.at(`/${id}/start`, undefined, "POST");
    const started = await next(anns, "table");
    expect(started).toMatchObject({ phase: "playing", you: { token: expect.any(String) } });
    const seen = JSON.stringify(strangers.frames);
    expect(seen).not.toContain((started["you"] as { token: string }).token);
    expect(seen).not.toContain(code);
    anns.close();
    strangers.close();
  });

  test("tells of the end of the match", async () => {
    const { bob, id, match, annSees, bobSees } = await startedTable(house);
    const socket = await lookAt(id, bob);
    expect(await next(socket, "table")).toMatchObject({ phase: "playing" });
    const tokens = [annSees.you?.token ?? "", bobSees.you?.token ?? ""];
    await playOn(house, { id: match, path: `/api/matches/${match}`, tokens } as unknown as TestMatch);
    // On the way there it may tell who is there and who is gone.
    while ((await next(socket, "table"))["phase"] !== "over");
    socket.close();
  });

  test.each([
    ["nonsense", "hello"],
    ["another frame", { type: "move" }],
    ["an unknown key", { type: "hello", n: 1 }],
    ["a stale token", { type: "hello", token: "nobody.atall" }],
  ])("ends with %s", async (_what, frame) => {
    const { id } = await openTable(await comeIn(house, "Ann"));
    const socket = await follow(house, { path: `/api/tables/${id}` });
    socket.send(frame);
    expect(await next(socket, "error")).toMatchObject({ error: expect.any(String) });
    expect(await socket.closed).toBe(1008);
  });

  test("knows no other table, and ends with its guest", async () => {
    const nowhere = await lookAt("x".repeat(22), null);
    expect(await next(nowhere, "error")).toMatchObject({ status: 404 });
    const ann = await comeIn(house, "Ann");
    const { id } = await openTable(ann);
    const socket = await lookAt(id, ann);
    await next(socket, "table");
    await ann.ask("/api/guests/me", undefined, "DELETE");
    expect(await next(socket, "error")).toMatchObject({ status: 401 });
    const foreign = follow(house, { path: `/api/tables/${id}` }, { headers: { origin: "https://elsewhere.example" } });
    await expect(foreign).rejects.toThrow("no socket");
  });
});

describe("chat", () => {
  test("reaches those who sit there and nobody else; the muted are not heard", async () => {
    const { ann, bob, id } = await startedTable(house);
    const eve = await comeIn(house, "Eve");
    const [bobs, eves] = [await lookAt(id, bob), await lookAt(id, eve)];
    await Promise.all([next(bobs, "table"), next(eves, "table")]);
    const said = await ann.ask(`/api/tables/${id}/messages`, { text: " Hello\u202E Bob " });
    expect([said.status, said.body.text]).toEqual([201, "Hello Bob"]);
    const heard = await next(bobs, "message");
    expect(tableServerFrame.parse(heard)).toEqual(heard);
    expect(heard).toMatchObject({ text: "Hello Bob", name: "Ann", n: 1 });
    await bob.ask(`/api/guests/me/muted/${ann.id}`, undefined, "PUT");
    await ann.ask(`/api/tables/${id}/messages`, { text: "Are you there?" });
    await bob.ask(`/api/tables/${id}/messages`, { text: "La la la" });
    expect(await next(bobs, "message")).toMatchObject({ text: "La la la" });
    const read = async (guest: TestGuest, query = ""): Promise<string[]> =>
      (await guest.ask(`/api/tables/${id}/messages${query}`)).body.messages.map(({ text }: { text: string }) => text);
    expect(await read(bob)).toEqual(["La la la"]);
    expect(await read(ann, "?after=1")).toEqual(["Are you there?", "La la la"]);
    await bob.ask(`/api/guests/me/muted/${ann.id}`, undefined, "DELETE");
    expect(await read(bob)).toHaveLength(3);
    expect(JSON.stringify(eves.frames)).not.toContain("Hello Bob");
    bobs.close();
    eves.close();
  });

  test("can be reported, which is stored without names", async () => {
    const { ann, bob, id } = await startedTable(house);
    await ann.ask(`/api/tables/${id}/messages`, { text: "something rude" });
    const report = (guest: TestGuest, n: number) =>
      guest.ask(`/api/tables/${id}/messages/${n}/report`, undefined, "POST");
    expect((await report(bob, 1)).status).toBe(204);
    expect((await report(bob, 2)).status).toBe(404);
    expect((await report(ann, 1)).status).toBe(409);
    const [kept] = await store.listDocuments("report", { after: null, limit: 9 });
    expect(kept?.body).toMatchObject({ table: id, by: bob.id, message: { guest: ann.id, text: "something rude" } });
    expect(kept?.body).toMatchObject({ reason: null });
    expect(JSON.stringify(kept)).not.toContain("Ann");
  });

  test.each([
    ["a kind", { kind: "threat" }, { kind: "threat", note: null }],
    ["words", { note: " not\u202E \n nice " }, { kind: null, note: "not nice" }],
    ["both", { kind: "other", note: "😀".repeat(200) }, { kind: "other", note: "😀".repeat(200) }],
    ["nothing to read", { note: "\u200B" }, null],
    ["nothing at all", {}, null],
  ])("can be reported with %s for a reason", async (_what, sent, reason) => {
    const { ann, bob, id } = await startedTable(house);
    await ann.ask(`/api/tables/${id}/messages`, { text: "something rude" });
    expect((await bob.ask(`/api/tables/${id}/messages/1/report`, sent)).status).toBe(204);
    const all = await store.listDocuments("report", { after: null, limit: 99 });
    expect(all.map(({ body }) => body).find((body) => (body as { table: string }).table === id)).toMatchObject({
      reason,
    });
  });

  test.each([{ kind: "boring" }, { note: "x".repeat(201) }, { note: 7 }, { why: "because" }, [], "because"])(
    "is not reported with %j",
    async (sent) => {
      const { ann, bob, id } = await startedTable(house);
      await ann.ask(`/api/tables/${id}/messages`, { text: "something rude" });
      const told = await bob.ask(`/api/tables/${id}/messages/1/report`, sent);
      expect([told.status, told.body.error]).toEqual([400, expect.any(String)]);
    },
  );

  test("is limited", async () => {
    const { ann, id } = await startedTable(house);
    const say = (text: string) => ann.ask(`/api/tables/${id}/messages`, { text });
    expect((await say("x".repeat(301))).status).toBe(400);
    expect((await say("\u200B")).status).toBe(400);
    const statuses = await Promise.all(Array.from({ length: 25 }, async (_, i) => (await say(`message ${i}`)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test("and renaming are off while the match is silent; being forgotten is not", async () => {
    const klaumau = (await loadGame("klaumau")) as AnyGame;
    const hush: AnyGame = {
      ...klaumau,
      meta: { ...klaumau.meta, id: "hush" },
      view: (state, viewer) => ({ ...klaumau.view(state, viewer), silent: true }),
    };
    const quiet = await openHouse({ games: { ids: ["hush"], load: async () => hush, module: "@safehouse/games" } });
    const { ann, id } = await startedTable(quiet, { game: "hush" });
    expect((await ann.ask(`/api/tables/${id}/messages`, { text: "psst" })).status).toBe(409);
    const renamed = await ann.ask("/api/guests/me?lang=de", { name: "Anna" }, "PATCH");
    expect([renamed.status, renamed.body.error]).toEqual([409, expect.stringMatching(/still/)]);
    expect((await ann.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
    const eve = await comeIn(quiet, "Eve");
    const open = await openTable(eve, { game: "hush" });
    expect((await eve.ask(`/api/tables/${open.id}/messages`, { text: "hello" })).status).toBe(201);
    await quiet.close();
  });
});

test("strangers see no chat of a table by HTTP", async () => {
  const { id } = await openTable(await comeIn(house, "Ann"));
  expect((await ask(house, `/api/tables/${id}/messages`)).status).toBe(401);
});

test("a message that is written is said and told, though it cannot be seen just then whether its author is leaving", async () => {
  const memory = memoryStore();
  let isJustWritten = false;
  const away: Store = {
    ...memory,
    async putDocument(document) {
      await memory.putDocument(document);
      isJustWritten = document.kind === "chat" && document.version > 1;
    },
    async findDocument(kind, id) {
      if (!isJustWritten || kind !== "guest") return memory.findDocument(kind, id);
      isJustWritten = false;
      throw new StoreUnavailable("away");
    },
  };
  const other = await openHouse({ store: away, patience: TELL_NO_ARRIVALS });
  onTestFinished(() => other.close());
  const { ann, bob, id } = await startedTable(other);
  const socket = await follow(other, { path: `/api/tables/${id}` });
  socket.send({ type: "hello", token: bob.token });
  await next(socket, "table");
  const said = await ann.ask(`/api/tables/${id}/messages`, { text: "Hello" });
  expect([said.status, said.body.n]).toEqual([201, 1]);
  expect(await next(socket, "message")).toMatchObject({ n: 1, text: "Hello" });
  socket.close();
});

test("of two messages at once both are told in their order, though the first is looked after for longer", async () => {
  const memory = memoryStore();
  const written: number[] = [];
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Store = {
    ...memory,
    async putDocument(document) {
      await memory.putDocument(document);
      if (document.kind === "chat") written.push(document.version);
    },
    async findDocument(kind, id) {
      // Right after the first message, and never again.
      if (kind === "guest" && written.at(-1) === 2 && written.push(0) > 0) await held;
      return memory.findDocument(kind, id);
    },
  };
  const other = await openHouse({ store: slow, patience: TELL_NO_ARRIVALS });
  onTestFinished(() => other.close());
  const { ann, bob, id } = await startedTable(other);
  const socket = await follow(other, { path: `/api/tables/${id}` });
  socket.send({ type: "hello", token: bob.token });
  await next(socket, "table");
  const first = ann.ask(`/api/tables/${id}/messages`, { text: "First" });
  await expect.poll(() => written.includes(0)).toBe(true);
  expect((await bob.ask(`/api/tables/${id}/messages`, { text: "Second" })).body.n).toBe(2);
  letGo();
  await first;
  expect(await next(socket, "message")).toMatchObject({ n: 1, text: "First" });
  expect(await next(socket, "message")).toMatchObject({ n: 2, text: "Second" });
  socket.close();
});

test("nobody is shown the table before whatever is said from then on will be told", async () => {
  const memory = memoryStore();
  let isListening = false;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Store = {
    ...memory,
    async findDocument(kind, id) {
      const found = memory.findDocument(kind, id);
      if (kind !== "chat" || isListening) return found;
      isListening = true;
      await held;
      return found;
    },
  };
  const other = await openHouse({ store: slow, patience: TELL_NO_ARRIVALS });
  onTestFinished(() => other.close());
  const ann = await comeIn(other, "Ann");
  const { id } = await openTable(ann);
  const socket = await follow(other, { path: `/api/tables/${id}` });
  socket.send({ type: "hello", token: ann.token });
  await expect.poll(() => isListening).toBe(true);
  await ann.at(`/${id}/options`, { timer: 30 }, "PATCH");
  await ann.ask(`/api/tables/${id}`);
  expect(socket.frames).toEqual([]);
  expect((await ann.ask(`/api/tables/${id}/messages`, { text: "First" })).body.n).toBe(1);
  letGo();
  expect(await next(socket, "table")).toMatchObject({ timer: 30 });
  expect((await ann.ask(`/api/tables/${id}/messages`)).body.messages).toMatchObject([{ text: "First" }]);
  expect((await ann.ask(`/api/tables/${id}/messages`, { text: "Second" })).body.n).toBe(2);
  await expect.poll(() => socket.frames).toContainEqual(expect.objectContaining({ type: "message", n: 2 }));
  socket.close();
});
