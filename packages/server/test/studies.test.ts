import { readFileSync } from "node:fs";
import { type MatchRecord, readStudyOf, STUDY_FORMAT } from "@safehouse/kernel";
import { studyServerFrame } from "@safehouse/protocol/schemas";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { ask, follow, type LooseFrame, openHouse, type TestHouse, type TestSocket } from "./house.ts";
import { comeInEverywhere, openStreet } from "./houses.ts";
import { operationsOf } from "./matrix-api.ts";
import { comeIn, type TestGuest } from "./parlour.ts";

const FILE = new URL("../../games/klaumau/fixtures/plain-2-normal.json", import.meta.url);
const fixture = JSON.parse(readFileSync(FILE, "utf8")) as MatchRecord;
const record = { ...fixture, seats: fixture.seats.map((seat, i) => ({ ...seat, name: `Secret ${i}` })) };
const work = { title: "Together", pages: [], branches: [] };
const study = { format: STUDY_FORMAT, eyes: "open", ...work, record };
const PAGE = { at: { branch: null, n: 3 }, note: "Here.", marks: [{ thing: "seat:0" }] };
const BACK = { patience: { audience: 0, back: 0 } };

const at = (n: number) => ({ branch: null, n });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function oneHouse(options: Parameters<typeof openHouse>[0] = BACK): Promise<TestHouse> {
  const house = await openHouse(options);
  closing.push(() => house.close());
  return house;
}

async function put(guest: TestGuest, given: unknown = study): Promise<string> {
  const { status, body } = await guest.ask("/api/studies", { study: given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as string;
}

async function lookAt(house: TestHouse, id: string, guest: TestGuest | null): Promise<TestSocket> {
  const socket = await follow(house, { path: `/api/studies/${id}` });
  closing.push(() => socket.close());
  socket.send({ type: "hello", ...(guest !== null && { token: guest.token }) });
  return socket;
}

/** The next room that is as it should be. */
async function until(socket: TestSocket, fits: (room: LooseFrame) => boolean): Promise<LooseFrame> {
  for (;;) {
    const room = await socket.next("room" as LooseFrame["type"]);
    expect(studyServerFrame.safeParse(room).success).toBe(true);
    if (fits(room)) return room;
  }
}

describe("a study in the house", () => {
  test("is read by whoever knows its id, without the names of people, and by nobody else", async () => {
    const house = await oneHouse();
    const ada = await comeIn(house, "Ada");
    const id = await put(ada);
    const { status, body } = await ask(house, `/api/studies/${id}`);
    expect(status).toBe(200);
    expect(readStudyOf(body.study)).toMatchObject({ ok: true, value: { title: "Together" } });
    expect(JSON.stringify(body)).not.toContain("Secret");
    expect(JSON.stringify(body)).not.toContain(ada.id);
    expect((await ask(house, `/api/studies/${"A".repeat(22)}`)).status).toBe(404);
    expect((await ada.ask("/api/studies")).body.studies).toEqual([
      { id, title: "Together", createdAt: expect.any(Number) },
    ]);
    const mallory = await comeIn(house, "Mallory");
    expect((await mallory.ask("/api/studies")).body.studies).toEqual([]);
    expect((await mallory.ask(`/api/studies/${id}`, undefined, "DELETE")).status).toBe(403);
    expect((await ada.ask(`/api/studies/${id}`, undefined, "DELETE")).status).toBe(204);
    expect((await ask(house, `/api/studies/${id}`)).status).toBe(404);
  });

  test.each([
    ["no study", { title: "x" }, "study.wrong"],
    ["a study with a record beside what a seat saw", { ...study, seen: {} }, "study.wrong"],
    ["nothing", null, "request.invalid"],
    ["a mark that is no id", { ...study, pages: [{ ...PAGE, marks: [{ thing: '">' }] }] }, "study.wrong"],
    ["a moment that there is not", { ...study, pages: [{ ...PAGE, at: at(99_999) }] }, "study.wrong"],
  ])("%s is refused", async (_what, given, code) => {
    const ada = await comeIn(await oneHouse(), "Ada");
    expect((await ada.ask("/api/studies", { study: given })).body).toMatchObject({ code });
  });

  test("too much of it is refused: one that is too long, and one too many", async () => {
    const ada = await comeIn(await oneHouse(), "Ada");
    const long = { ...study, record: { ...record, config: { text: "x".repeat(600_000) } } };
    expect(await ada.ask("/api/studies", { study: long })).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining("at most 512 kB") },
    });
    for (let i = 0; i < 30; i++) await put(ada);
    expect((await ada.ask("/api/studies", { study })).body).toMatchObject({ code: "studies.tooMany" });
  });

  test("every operation wants to know who asks, but reading and looking", async () => {
    const house = await oneHouse();
    const ada = await comeIn(house, "Ada");
    const mallory = await comeIn(house, "Mallory");
    const id = await put(ada);
    const operations = (await operationsOf(house)).filter(({ path }) => path.startsWith("/api/studies"));
    const bodies: { readonly [name: string]: object } = {
      "POST /api/studies": { study },
      "PUT /api/studies/{id}/work": { work },
      "PUT /api/studies/{id}/leader": { guest: mallory.id },
    };
    /** By a stranger, and by a guest whose study it is not. */
    const expected: { readonly [name: string]: readonly [number, number] } = {
      "POST /api/studies": [401, 201],
      "GET /api/studies": [401, 200],
      "GET /api/studies/{id}": [200, 200],
      "DELETE /api/studies/{id}": [401, 403],
      "PUT /api/studies/{id}/work": [401, 403],
      // Nobody is there to lead: whoever wants to has to come first.
      "PUT /api/studies/{id}/leader": [401, 409],
      "GET /api/studies/{id}/live": [400, 400],
    };
    const answers: { [name: string]: readonly [number, number] } = {};
    for (const { name, path, method, hasBody } of operations) {
      const address = path.replace("{id}", id);
      const more = { method, ...(hasBody && { body: bodies[name] as object }) };
      const stranger = await ask(house, address, more);
      const guest = await ask(house, address, { ...more, token: mallory.token });
      answers[name] = [stranger.status, guest.status];
    }
    expect(answers).toEqual(expected);
  });

  test("goes with the guest who put it there", async () => {
    const house = await oneHouse();
    const ada = await comeIn(house, "Ada");
    const id = await put(ada);
    const bob = await lookAt(house, id, await comeIn(house, "Bob"));
    await until(bob, () => true);
    expect((await ada.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
    expect(await bob.next("error")).toMatchObject({ code: "study.unknown" });
    expect((await ask(house, `/api/studies/${id}`)).status).toBe(404);
  });

  test("is not there if its guest was forgotten while it came", async () => {
    const store = memoryStore();
    const house = await oneHouse({ ...BACK, store });
    const ada = await comeIn(house, "Ada");
    const { putDocument } = store;
    store.putDocument = async (document) => {
      if (document.kind !== "study") return putDocument(document);
      store.putDocument = putDocument;
      await ada.ask("/api/guests/me", undefined, "DELETE");
      return putDocument(document);
    };
    const id = await put(ada);
    expect((await ask(house, `/api/studies/${id}`)).status).toBe(404);
    for (const kind of ["study", "study-room", `studies-of ${ada.id}`]) {
      expect(await store.listDocuments(kind, { after: null, limit: 9 })).toEqual([]);
    }
  });
});

describe("looking at it together", () => {
  test("the leader steps and writes, everybody sees it, and nobody else can", async () => {
    const house = await oneHouse();
    const [ada, bob] = [await comeIn(house, "Ada"), await comeIn(house, "Bob")];
    const id = await put(ada);
    const leads = await lookAt(house, id, ada);
    const first = await until(leads, () => true);
    expect(first).toMatchObject({ at: at(0), edit: 1, leader: { name: "Ada" }, you: ada.id, work });
    const follows = await lookAt(house, id, bob);
    await until(follows, ({ isLed, people }) => isLed && people.length === 2);
    leads.send({ type: "at", at: at(5) });
    const led = await until(follows, (room) => room["at"].n === 5);
    // What was written is told once.
    expect(led["work"]).toBeUndefined();
    expect((await ada.ask(`/api/studies/${id}/work`, { work: { ...work, pages: [PAGE] } }, "PUT")).status).toBe(204);
    expect((await until(follows, ({ edit }) => edit === 2))["work"]).toMatchObject({ pages: [PAGE] });
    expect((await bob.ask(`/api/studies/${id}/work`, { work }, "PUT")).body).toMatchObject({ code: "study.leader" });
    follows.send({ type: "at", at: at(9) });
    expect(await until(follows, () => true)).toMatchObject({ at: at(5) });
    // A moment that there is not leads nowhere.
    leads.send({ type: "at", at: at(99_999) });
    leads.send({ type: "at", at: at(6) });
    expect(await until(follows, (room) => room["at"].n !== 5)).toMatchObject({ at: at(6) });
    expect((await ask(house, `/api/studies/${id}`)).body.study.pages).toEqual([PAGE]);
  });

  test("a stranger may look, and not lead", async () => {
    const house = await oneHouse();
    const id = await put(await comeIn(house, "Ada"));
    const stranger = await lookAt(house, id, null);
    await until(stranger, ({ you, strangers }) => you === null && strangers === 1);
    stranger.send({ type: "at", at: at(1) });
    expect(await stranger.next("error")).toMatchObject({ code: "study.guestsOnly" });
  });

  test("the lead is handed on to somebody who is there, and taken where it is free", async () => {
    const house = await oneHouse();
    const [ada, bob] = [await comeIn(house, "Ada"), await comeIn(house, "Bob")];
    const id = await put(ada);
    const lead = (guest: TestGuest, next: TestGuest) =>
      guest.ask(`/api/studies/${id}/leader`, { guest: next.id }, "PUT");
    const leads = await lookAt(house, id, ada);
    await until(leads, ({ isLed }) => isLed);
    expect((await lead(ada, bob)).body).toMatchObject({ code: "study.absent" });
    const follows = await lookAt(house, id, bob);
    await until(follows, ({ people }) => people.length === 2);
    expect((await lead(bob, bob)).body).toMatchObject({ code: "study.led" });
    expect((await lead(ada, bob)).status).toBe(204);
    await until(leads, ({ leader }) => leader?.name === "Bob");
    expect((await lead(ada, ada)).body).toMatchObject({ code: "study.led" });
    follows.close();
    await until(leads, ({ isLed }) => !isLed);
    expect((await lead(ada, ada)).status).toBe(204);
    expect(await until(leads, ({ isLed }) => isLed)).toMatchObject({ leader: { name: "Ada" } });
  });

  test("however many look at it, who comes is looked up once, and the match is not read for every step", async () => {
    const store = memoryStore();
    const house = await oneHouse({ ...BACK, store });
    const guests = await Promise.all(Array.from({ length: 6 }, (_, i) => comeIn(house, `Guest ${i}`)));
    const [ada, ...others] = guests as [TestGuest, ...TestGuest[]];
    const id = await put(ada);
    const leads = await lookAt(house, id, ada);
    for (const guest of others.slice(1)) await lookAt(house, id, guest);
    await until(leads, ({ people }) => people.length === 5);
    const read: string[] = [];
    const { findDocument } = store;
    store.findDocument = (kind, ...rest) => {
      read.push(kind);
      return findDocument(kind, ...rest);
    };
    const count = (kind: string) => read.filter((each) => each === kind).length;
    await lookAt(house, id, others[0] as TestGuest);
    await until(leads, ({ people }) => people.length === 6);
    // One for who comes, and one for all.
    expect(count("study-room")).toBeLessThanOrEqual(2);
    expect(count("guest")).toBeLessThanOrEqual(2 + 2 * guests.length);
    const before = count("study");
    for (let n = 1; n <= 9; n++) {
      leads.send({ type: "at", at: at(n) });
      await until(leads, (room) => room["at"].n === n);
    }
    expect(count("study") - before).toBeLessThanOrEqual(1);
  });

  test.each([1, 2])("whoever was forgotten leads nobody any more, through %i houses", async (houses) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    closing.push(() => vi.useRealTimers());
    const street = await openStreet(houses, BACK, memoryStore(Date.now, true));
    closing.push(() => street.close());
    const [here] = street.houses as [TestHouse];
    const [ada] = (await comeInEverywhere(street, "Ada")) as [TestGuest];
    const [bob, bobThere = bob] = (await comeInEverywhere(street, "Bob")) as [TestGuest, TestGuest?];
    const id = await put(ada);
    const leads = await lookAt(here, id, bob);
    await until(leads, ({ people }) => people.length === 1);
    await bob.ask(`/api/studies/${id}/leader`, { guest: bob.id }, "PUT");
    expect((await bobThere.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
    // Those of other houses are looked for now and then.
    vi.advanceTimersByTime(10_000);
    expect(await leads.next("error")).toMatchObject({ code: "guest.unknown" });
  });

  test("whoever steps too fast is told so, and a hello that is none ends the line", async () => {
    const house = await oneHouse();
    const ada = await comeIn(house, "Ada");
    const id = await put(ada);
    const leads = await lookAt(house, id, ada);
    await until(leads, () => true);
    for (let i = 0; i < 60; i++) leads.send({ type: "at", at: at(i) });
    expect(await leads.next("error")).toMatchObject({ code: "study.flood" });
    const rude = await follow(house, { path: `/api/studies/${id}` });
    closing.push(() => rude.close());
    rude.send({ type: "at", at: at(1) });
    expect(await rude.next("error")).toMatchObject({ code: "live.hello" });
    const lost = await lookAt(house, "A".repeat(22), ada);
    expect(await lost.next("error")).toMatchObject({ code: "study.unknown" });
  });

  test.each([
    { way: "by a hint", isDeaf: false },
    { way: "without one", isDeaf: true },
  ])("through two houses it is the same room, $way", async ({ isDeaf }) => {
    const street = await openStreet(2, BACK, memoryStore(Date.now, true));
    closing.push(() => street.close());
    street.hub.isDeaf = isDeaf;
    const [here, there] = street.houses as [TestHouse, TestHouse];
    const [ada] = (await comeInEverywhere(street, "Ada")) as [TestGuest];
    const [, bob] = (await comeInEverywhere(street, "Bob")) as [TestGuest, TestGuest];
    const id = await put(ada);
    const leads = await lookAt(here, id, ada);
    const follows = await lookAt(there, id, bob);
    await until(follows, ({ isLed, people }) => isLed && people.length === 2);
    leads.send({ type: "at", at: at(4) });
    await until(follows, (room) => room["at"].n === 4);
    leads.close();
    await until(follows, ({ isLed }) => !isLed);
    expect((await bob.ask(`/api/studies/${id}/leader`, { guest: bob.id }, "PUT")).status).toBe(204);
    await until(follows, ({ leader, isLed }) => isLed && leader?.name === "Bob");
    await ada.ask(`/api/studies/${id}`, undefined, "DELETE");
    expect(await follows.next("error")).toMatchObject({ code: "study.unknown" });
  });
});
