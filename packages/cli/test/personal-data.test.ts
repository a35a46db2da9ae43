import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "@safehouse/server/store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, look, openHouse, playOn, type TestHouse } from "../../server/test/house.ts";
import { asMatch, comeIn, openTable, startedTable, type TestGuest } from "../../server/test/parlour.ts";
import { PushBrowser } from "../../server/test/push-service.ts";
import { call } from "./desk.ts";

/** A house with somebody who talked, played to an end, plays on, was reported, and has a code for a second device. */
const home = mkdtempSync(join(tmpdir(), "safehouse-personal-"));
const data = join(home, "data");
let house: TestHouse;
let [ada, other]: TestGuest[] = [];
let [over, running]: { id: string; match: string }[] = [];

beforeAll(async () => {
  house = await openHouse({ store: await openSqliteStore(data) });
  const first = await startedTable(house);
  [ada, other] = [first.ann, first.bob];
  await ada.ask("/api/guests/me", { name: "Ada Lovelace" }, "PATCH");
  const { body } = await ada.ask(`/api/tables/${first.id}/messages`, { text: "the words of Ada" });
  await other.ask(`/api/tables/${first.id}/messages`, { text: "the words of Bob" });
  await other.ask(`/api/tables/${first.id}/messages/${body.n}/report`, {});
  await ada.ask(`/api/guests/me/muted/${other.id}`, {}, "PUT");
  await other.ask(`/api/guests/me/muted/${ada.id}`, {}, "PUT");
  await playOn(house, asMatch(first.match, [first.annSees.you?.token, first.bobSees.you?.token]));
  await ada.at(`/${first.id}`);
  const second = await openTable(ada);
  await other.at(`/${second.id}/join`, {});
  const started = await ada.at(`/${second.id}/start`, undefined, "POST");
  await playOn(
    house,
    asMatch(started.match as string, [started.you?.token, (await other.at(`/${second.id}`)).you?.token]),
    2,
  );
  await ada.ask("/api/guests/me/links", {}, "POST");
  const { keys } = new PushBrowser("phone").subscription;
  await ada.ask("/api/guests/me/push", { endpoint: "https://fcm.googleapis.com/fcm/send/phone-of-ada", keys }, "PUT");
  await ada.ask("/api/guests/me/holiday", { from: 0, until: Date.now() + 86_400_000 }, "PUT");
  const seen = { game: "klaumau", rules: 1, content: "", seats: [{ kind: "human" }], first: {}, steps: [] };
  const study = { format: "safehouse-study-1", eyes: 0, title: "words of Ada", pages: [], branches: [], seen };
  const { status } = await ada.ask("/api/studies", { study });
  if (status !== 201) throw new Error("the study was not taken");
  for (let i = 0; i < 2; i++) await comeIn(house, "Twin");
  [over, running] = [first as { id: string; match: string }, { id: second.id, match: started.match as string }];
});
afterAll(async () => {
  await house.close();
  rmSync(home, { recursive: true });
});

const exported = (...argv: string[]) => call(["export", ...argv, "--data", data]);
const erase = (...argv: string[]) => call(["erase", ...argv, "--data", data]);

describe("safehouse export", () => {
  test("gives what the house has about a guest, by name or id, while it is open", async () => {
    const { status, out, err } = await exported("ada lovelace");
    expect([status, err]).toEqual([0, ""]);
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      guest: { id: ada?.id, name: "Ada Lovelace" },
      muted: [other?.id],
      holidays: [{ until: expect.any(Number) }],
      push: [{ service: "fcm.googleapis.com", seenAt: expect.any(Number) }],
      chats: [{ table: over?.id, messages: [{ n: 1, text: "the words of Ada" }] }],
      reports: [],
      studies: [{ id: expect.any(String), work: { title: "words of Ada" } }],
    });
    expect(told.tables.map(({ id, phase, seat, isHost }: never) => ({ id, phase, seat, isHost })).toSorted()).toEqual(
      expect.arrayContaining([
        { id: over?.id, phase: "over", seat: 0, isHost: true },
        { id: running?.id, phase: "playing", seat: 0, isHost: true },
      ]),
    );
    const [ended, going] = [over, running].map((table) => told.matches.find(({ id }: never) => id === table?.match));
    expect(ended).toMatchObject({ status: "over", seat: 0, game: "klaumau" });
    expect(ended.moves.length).toBeGreaterThan(3);
    expect(going).toMatchObject({ status: "running", seat: 0, moves: null });
    expect(JSON.parse((await exported(ada?.id ?? "")).out)).toEqual(told);
  });

  test("tells no secret, nothing hidden of a running match, and nobody else's words or name", async () => {
    const { out } = await exported("Ada Lovelace");
    const store =
      readFileSync(join(data, "safehouse.db-wal"), "latin1") + readFileSync(join(data, "safehouse.db"), "latin1");
    const secrets = [...store.matchAll(/"(?:seed|secretHash|tokenHash|locked)":"([^"]{8,})"/g)].map(([, text]) => text);
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, "words of Bob", '"Bob"', "tokenHash", "secret", "seed"])
      expect(out).not.toContain(secret);
  });

  test("writes into a new file, and over none", async () => {
    const file = join(home, "ada.json");
    const { status, out } = await exported("Ada Lovelace", "--out", file);
    expect([status, out]).toEqual([0, `OK: what the house has about this guest is in "${file}".\n`]);
    expect(JSON.parse(readFileSync(file, "utf8")).guest.name).toBe("Ada Lovelace");
    const again = await exported("Ada Lovelace", "--out", file, "--lang", "de");
    expect([again.status, again.err]).toEqual([2, expect.stringContaining("gibt es schon")]);
    expect((await exported("Ada Lovelace", "--out", join(home, "no", "x.json"))).status).toBe(2);
  });

  test("asks which one is meant, and refuses what is not there", async () => {
    const several = await exported("twin");
    expect([several.status, several.out]).toEqual([2, ""]);
    expect(several.err).toMatch(
      /^Several guests are called "twin"\. Give the id of one: (\S{22} \(Twin, last seen .* UTC\) ?){2}\n$/,
    );
    for (const nobody of ["Nobody", "x".repeat(22), "__proto__"]) {
      expect(await exported(nobody)).toMatchObject({ status: 2, err: expect.stringMatching(/There is no guest/) });
    }
    expect(await exported("Nobody", "--lang", "de")).toMatchObject({
      err: expect.stringMatching(/gibt es hier nicht/),
    });
    expect(await exported()).toMatchObject({ status: 2, err: expect.stringMatching(/needs a guest/) });
    expect(await call(["export", "Ada", "--data", join(home, "nowhere")])).toMatchObject({ status: 2 });
  });
});

describe("safehouse erase", () => {
  test("refuses while the house is open, and says what guests can do", async () => {
    const { status, err } = await erase("Ada Lovelace");
    expect([status, err]).toEqual([2, expect.stringMatching(/is open, .* Close it, .*"Forget me" in the settings/)]);
    expect((await erase("Ada Lovelace", "--lang", "de")).err).toMatch(/ist offen/);
  });

  test("removes every trace, and the others play on", async () => {
    await house.close();
    expect(await erase("twin")).toMatchObject({ status: 2, err: expect.stringMatching(/Several guests/) });
    const { status, out, err } = await erase("Ada Lovelace");
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^OK: Ada Lovelace is erased \(tables 2, messages 1, reports 1, studies 1, other traces \d+\)\. Backups/,
    );
    for (const file of readdirSync(data)) {
      const bytes = readFileSync(join(data, file), "latin1");
      for (const trace of ["Ada Lovelace", "words of Ada", "phone-of-ada"]) expect(bytes).not.toContain(trace);
    }
    expect(await erase("Ada Lovelace")).toMatchObject({ status: 2, err: expect.stringMatching(/There is no guest/) });
    expect(await erase(ada?.id ?? "")).toMatchObject({ status: 2 });
    expect(await exported(other?.id ?? "")).toMatchObject({ status: 0, out: expect.stringContaining("words of Bob") });

    house = await openHouse({ store: await openSqliteStore(data) });
    expect((await ask(house, "/api/guests/me", { token: ada?.token ?? "" })).status).toBe(401);
    const match = { path: `/api/matches/${running?.match}` } as never;
    expect((await look(house, match)).seats[0]).toMatchObject({ kind: "bot" });
    expect((await look(house, match)).seats[0]).not.toHaveProperty("name");
  });

  test("finds the devices of somebody of whom nothing else is kept", async () => {
    const quiet = await comeIn(house, "Quiet");
    const { keys } = new PushBrowser("quiet").subscription;
    const { device } = (
      await quiet.ask("/api/guests/me/push", { endpoint: "https://fcm.googleapis.com/fcm/send/of-quiet", keys }, "PUT")
    ).body;
    await house.close();
    const store = await openSqliteStore(data);
    for (const [kind, id] of [["guest", quiet.id] as const, ["push-endpoint", device as string] as const]) {
      await store.removeDocument(kind, id);
    }
    await store.close();
    expect(await erase(quiet.id)).toMatchObject({ status: 0, out: expect.stringContaining("other traces 1") });
    house = await openHouse({ store: await openSqliteStore(data) });
  });

  test("makes no database where there is none", async () => {
    const empty = join(home, "empty");
    mkdirSync(empty);
    expect(await call(["erase", "Ada", "--data", empty])).toMatchObject({
      status: 2,
      err: expect.stringContaining("no database"),
    });
    expect(readdirSync(empty)).toEqual([]);
  });
});
