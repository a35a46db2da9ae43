import type { AnyGame, MatchRecord } from "@safehouse/kernel";
import { loadGame } from "@safehouse/games";
import { commitmentOf, verifyChance } from "@safehouse/chance";
import type { PlayedTable } from "@safehouse/protocol";
import { tableList } from "@safehouse/protocol/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { ask, look, openHouse, playOn, type TestHouse } from "./house.ts";
import { asMatch, comeIn, openTable, startedTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
const store = memoryStore();
beforeAll(async () => {
  house = await openHouse({ store });
});
afterAll(() => house.close());

describe("from the table to the end of its match", () => {
  test("two people meet by code, play, and can verify every draw", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const opened = await openTable(ann, { contribution: "aa11" });
    expect(opened).toMatchObject({
      phase: "open",
      host: ann.id,
      match: null,
      you: { seat: 0, isHost: true, token: null },
    });
    expect(opened.code).toMatch(/^[a-z]+-[a-z]+-\d{5}$/);
    const joined = await bob.at("/join", {
      code: opened.code?.toUpperCase().replaceAll("-", ""),
      contribution: "bb22",
    });
    expect(joined.you).toMatchObject({ seat: 1, isHost: false });
    const started = await ann.at(`/${opened.id}/start`, undefined, "POST");
    expect(started).toMatchObject({ phase: "playing", code: null });
    const bobs = await bob.at(`/${opened.id}`);
    expect(bobs.you?.token).not.toBe(started.you?.token);
    const match = asMatch(started.match ?? "", [started.you?.token, bobs.you?.token]);
    expect((await look(house, match, match.tokens[1])).view.seat).toBe(1);
    expect((await look(house, match)).commitment).toBe(opened.commitment);
    await playOn(house, match);
    expect((await bob.at(`/${opened.id}`)).phase).toBe("over");
    const record = (await ask(house, `${match.path}/record`)).body as MatchRecord;
    expect(record.contributions).toEqual(["aa11", "bb22"]);
    expect(commitmentOf(record.seed)).toBe(opened.commitment);
    expect(record.seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    expect(verifyChance((await loadGame("klaumau")) as AnyGame, record).ok).toBe(true);
    expect((await look(house, match)).practice).toBe(false);
  });

  test("a second device of the guest gets the same seat's token", async () => {
    const { ann, id, annSees } = await startedTable(house);
    const { code } = (await ann.ask("/api/guests/me/links", undefined, "POST")).body;
    const { token } = (await ask(house, "/api/guests/devices", { body: { code } })).body;
    const second = await ask(house, `/api/tables/${id}`, { token });
    expect(second.body.you.token).toBe(annSees.you?.token);
  });
});

describe("nobody learns somebody else's secrets", () => {
  test("not from the table, and not from the database", async () => {
    const { ann, bob, id, annSees, bobSees } = await startedTable(house);
    const stranger = await comeIn(house, "Eve");
    const answers = [
      await bob.ask(`/api/tables/${id}`),
      await stranger.ask(`/api/tables/${id}`),
      await ask(house, `/api/tables/${id}`),
    ];
    const kept = JSON.stringify(await store.findDocument("table", id));
    for (const text of [...answers.map(({ body }) => JSON.stringify(body)), kept]) {
      expect(text).not.toContain(annSees.you?.token);
      expect(text).not.toContain(ann.token.split(".")[1]);
    }
    expect(kept).not.toContain(bobSees.you?.token);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/hash|seed"/i);
    expect(answers[1]?.body.you).toMatchObject({ seat: null, token: null });
    expect(answers[2]?.body.you).toBeNull();
  });

  test("the code is for those who sit there, and ends with the start", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const { id, code } = await openTable(ann, { bots: [{ seat: 1, level: "easy" }] });
    expect((await bob.at(`/${id}`)).code).toBeNull();
    expect((await bob.ask("/api/tables/join", { code })).status).toBe(409);
    await ann.at(`/${id}/start`, undefined, "POST");
    expect((await bob.ask("/api/tables/join", { code })).status).toBe(404);
  });

  test("nor does anybody else see whose turn it is in a private match", async () => {
    const { ann, bob, id, match, bobSees } = await startedTable(house, { spectators: false, timer: 600 });
    await expect.poll(async () => (await ann.at(`/${id}`)).deadlines.length).toBe(1);
    const { pending } = await look(house, asMatch(match, []), bobSees.you?.token ?? "");
    const seat = pending[0]?.seat as number;
    const other = seat === 0 ? bob : ann;
    expect((await other.at(`/${id}/absent`, { seat })).absence).toMatchObject({ seat });
    const eve = await comeIn(house, "Eve");
    for (const { body } of [await ask(house, `/api/tables/${id}`), await eve.ask(`/api/tables/${id}`)]) {
      expect(body).toMatchObject({ deadlines: [], absence: null, match: null });
    }
    const open = await startedTable(house, { timer: 600 });
    await expect.poll(async () => (await ask(house, `/api/tables/${open.id}`)).body.deadlines.length).toBe(1);
  });

  test("a private match is for its seats alone", async () => {
    const { match, id, bobSees } = await startedTable(house, { spectators: false });
    expect((await ask(house, `/api/matches/${match}`)).status).toBe(401);
    expect((await ask(house, `/api/tables/${id}`)).body.match).toBeNull();
    expect((await ask(house, `/api/matches/${match}`, { token: bobSees.you?.token ?? "" })).status).toBe(200);
    const open = await startedTable(house);
    expect((await ask(house, `/api/matches/${open.match}`)).status).toBe(200);
    expect((await ask(house, `/api/tables/${open.id}`)).body.match).toBe(open.match);
  });
});

describe("races", () => {
  test("of 100 who want one seat exactly one gets it", async () => {
    const host = await comeIn(house, "Host");
    const { id, code } = await openTable(host);
    const people = await Promise.all(Array.from({ length: 100 }, (_, i) => comeIn(house, `Guest ${i}`)));
    const answers = await Promise.all(
      people.map((guest, i) =>
        i % 2 === 0 ? guest.ask(`/api/tables/${id}/join`, { seat: 1 }) : guest.ask("/api/tables/join", { code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    expect((await host.at(`/${id}`)).seats[1]?.guest?.id).toBe(winner?.id);
  });

  test("a table that is started many times at once has one match", async () => {
    const ann = await comeIn(house, "Ann");
    const { id } = await openTable(ann, { bots: [{ seat: 1, level: "random" }] });
    const before = (await store.runningMatches()).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.ask(`/api/tables/${id}/start`, undefined, "POST")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await store.runningMatches()).length).toBeLessThanOrEqual(before + 1);
  });

  test("many changes at once are all there", async () => {
    const ann = await comeIn(house, "Ann");
    const { id } = await openTable(ann, { seats: 8 });
    const seats = [1, 2, 3, 4, 5, 6, 7];
    await Promise.all(seats.map((seat) => ann.at(`/${id}/seats/${seat}`, { level: "easy" }, "PUT")));
    expect((await ann.at(`/${id}`)).seats.filter(({ kind }) => kind === "bot")).toHaveLength(7);
  });
});

describe("before the start", () => {
  test("the host orders seats, sends people away, sets bots and options; the others may not", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "аnn")];
    const { id } = await openTable(ann, { seats: 3 });
    const joined = await bob.at(`/${id}/join`, { seat: 2 });
    expect(joined.seats.map(({ guest }) => guest?.looksLikeAnother ?? null)).toEqual([true, null, true]);
    for (const [path, body, method] of [
      [`/order`, { order: [2, 1, 0] }, "PUT"],
      [`/seats/1`, { level: "easy" }, "PUT"],
      [`/seats/0`, undefined, "DELETE"],
      [`/options`, { timer: 60 }, "PATCH"],
      [`/start`, undefined, "POST"],
    ] as const) {
      expect((await bob.ask(`/api/tables/${id}${path}`, body, method)).status).toBe(403);
    }
    expect((await ann.at(`/${id}/order`, { order: [2, 1, 0] }, "PUT")).you?.seat).toBe(2);
    expect((await ann.ask(`/api/tables/${id}/order`, { order: [0, 0, 1] }, "PUT")).status).toBe(400);
    expect((await ann.at(`/${id}/seats/1`, { level: "easy" }, "PUT")).seats[1]?.level).toBe("easy");
    expect((await ann.ask(`/api/tables/${id}/seats/1`, { level: "genius" }, "PUT")).status).toBe(400);
    expect((await ann.ask(`/api/tables/${id}/seats/9`, { level: "easy" }, "PUT")).status).toBe(404);
    expect((await ann.ask(`/api/tables/${id}/seats/2`, undefined, "DELETE")).status).toBe(409);
    const changed = await ann.at(`/${id}/options`, { timer: 60, seats: 2, visibility: "public" }, "PATCH");
    expect(changed).toMatchObject({ timer: 60, visibility: "public", seats: [{ seat: 0 }, { seat: 1 }] });
    expect((await bob.at(`/${id}`)).optionsChangedAt).not.toBeNull();
    expect((await ann.ask(`/api/tables/${id}/options`, { seats: 1 }, "PATCH")).status).toBe(400);
    expect((await ann.ask(`/api/tables/${id}/options`, { config: { turbo: 1 } }, "PATCH")).body.error).toMatch(/turbo/);
    const alone = await ann.at(`/${id}/seats/0`, undefined, "DELETE");
    expect(alone.seats[0]?.kind).toBe("empty");
    const early = await ann.ask(`/api/tables/${id}/start?lang=de`, undefined, "POST");
    expect([early.status, early.body.error]).toEqual([409, expect.stringMatching(/Platz 1 ist leer/)]);
  });

  test("the host is handed on, and a table that all have left ends", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const { id } = await openTable(ann);
    await bob.at(`/${id}/join`, {});
    expect((await ann.at(`/${id}/leave`, undefined, "POST")).host).toBe(bob.id);
    expect((await ann.at(`/${id}/join`, {})).you).toMatchObject({ seat: 0, isHost: false });
    await ann.at(`/${id}/leave`, undefined, "POST");
    expect((await ann.ask(`/api/tables/${id}/leave`, undefined, "POST")).status).toBe(403);
    expect(await bob.at(`/${id}/leave`, undefined, "POST")).toMatchObject({ phase: "ended", ending: "empty" });
    expect((await ann.ask(`/api/tables/${id}/join`, {})).status).toBe(409);
  });

  test("the host makes somebody else the host, before the start and after it", async () => {
    const [ann, bob, cid] = [await comeIn(house, "Ann"), await comeIn(house, "Bob"), await comeIn(house, "Cid")];
    const { id } = await openTable(ann, { seats: 4, bots: [{ seat: 3, level: "random" }] });
    const give = (guest: TestGuest, seat: number, lang = "en") =>
      guest.ask(`/api/tables/${id}/host?lang=${lang}`, { seat });
    await bob.at(`/${id}/join`, {});
    await cid.at(`/${id}/join`, {});
    expect((await give(bob, 1)).status).toBe(403);
    expect((await give(ann, 0)).status).toBe(409);
    expect((await give(ann, 3)).status).toBe(409);
    expect((await give(ann, 9)).status).toBe(404);
    expect((await give(ann, 1)).body).toMatchObject({ host: bob.id, you: { isHost: false } });
    expect((await give(ann, 0)).status).toBe(403);
    await bob.at(`/${id}/start`, undefined, "POST");
    await cid.at(`/${id}/leave`, undefined, "POST");
    const away = await give(bob, 2, "de");
    expect([away.status, away.body.error]).toEqual([409, expect.stringMatching(/Platz 3/)]);
    expect((await give(bob, 0)).body.host).toBe(ann.id);
    // Whoever was given it keeps it while others come and go.
    expect((await cid.at(`/${id}/take-back`, undefined, "POST")).host).toBe(ann.id);
    await ann.at(`/${id}/end`, { agree: true });
    await bob.at(`/${id}/end`, { agree: true });
    expect((await give(ann, 1)).status).toBe(409);
  });

  test("public tables with a free seat are listed", async () => {
    const ann = await comeIn(house, "Ann");
    const { id } = await openTable(ann, { visibility: "public" });
    const hidden = await openTable(ann);
    const listed = async (): Promise<string[]> => {
      const { body } = await ask(house, "/api/tables");
      return tableList.parse(body).tables.map((each) => each.id);
    };
    expect(await listed()).toContain(id);
    expect(await listed()).not.toContain(hidden.id);
    await ann.at(`/${id}/seats/1`, { level: "easy" }, "PUT");
    expect(await listed()).not.toContain(id);
    await ann.at(`/${id}/start`, undefined, "POST");
    expect(await listed()).not.toContain(id);
  });

  test("public matches are listed for watching, the newest first, and private ones are not", async () => {
    const ann = await comeIn(house, "Watched");
    const start = async (changes: object): Promise<string> => {
      const { id } = await openTable(ann, { bots: [{ seat: 1, level: "random" }], ...changes });
      await ann.at(`/${id}/start`, undefined, "POST");
      return id;
    };
    const first = await start({ visibility: "public" });
    await start({ visibility: "public", spectators: false });
    await start({ visibility: "link" });
    const second = await start({ visibility: "public", timer: 600 });
    const own = async (): Promise<PlayedTable[]> => {
      const { playing } = tableList.parse((await ask(house, "/api/tables")).body);
      return playing.filter(({ host }) => host === "Watched");
    };
    expect((await own()).map(({ id }) => id)).toEqual([second, first]);
    expect((await own())[0]).toMatchObject({ game: "klaumau", seats: 2, bots: 1, watching: 0, timer: 600 });
    expect(JSON.stringify(await own())).not.toMatch(/match|token|guest|code/);
    await ann.at(`/${second}/end`, { agree: true });
    expect((await own()).map(({ id }) => id)).toEqual([first]);
    const opened = await openTable(ann, { visibility: "public" });
    await ann.at(`/${opened.id}/options`, { visibility: "link" }, "PATCH");
    await ann.at(`/${opened.id}/options`, { visibility: "public" }, "PATCH");
    const { tables } = tableList.parse((await ask(house, "/api/tables")).body);
    expect(tables[0]?.id).toBe(opened.id);
  });

  test("what is listed is found again after a restart, without what has ended", async () => {
    const kept = memoryStore();
    const before = await openHouse({ store: kept });
    const ann = await comeIn(before, "Ann");
    const bots = [{ seat: 1, level: "random" }];
    const ids: string[] = [];
    for (const changes of [{}, { bots }, { bots }]) {
      const { id } = await openTable(ann, { visibility: "public", ...changes });
      if ("bots" in changes) await ann.at(`/${id}/start`, undefined, "POST");
      ids.push(id);
    }
    const [open, playing, ended] = ids as [string, string, string];
    await ann.at(`/${ended}/end`, { agree: true });
    await before.close();
    const after = await openHouse({ store: kept });
    const { body } = await ask(after, "/api/tables");
    expect(body.tables.map(({ id }: { id: string }) => id)).toEqual([open]);
    expect(body.playing.map(({ id }: { id: string }) => id)).toEqual([playing]);
    expect(await kept.findDocument("open-table", ended)).toBeNull();
    await after.close();
  });

  test.each([
    ["an unknown game", { game: "chess" }, /no such game/],
    ["too many seats", { seats: 9 }, /2 to 8/],
    [
      "no seat left",
      {
        bots: [
          { seat: 0, level: "easy" },
          { seat: 1, level: "easy" },
        ],
      },
      /seat for yourself/,
    ],
    ["a bot beside the table", { bots: [{ seat: 5, level: "easy" }] }, /no seat 6/],
    ["a wrong option", { config: { turbo: true } }, /turbo/],
    ["a short timer", { timer: 1 }, /timer/],
    ["bytes that are none", { contribution: "xyz" }, /contribution/],
    ["too many bytes", { contribution: "a".repeat(66) }, /contribution/],
    ["an unknown key", { match: "mine" }, /match/],
  ])("a table with %s is refused", async (_what, changes, error) => {
    const ann = await comeIn(house, "Ann");
    const { status, body } = await ann.ask("/api/tables", { game: "klaumau", seats: 2, ...changes });
    expect([status, Object.keys(body)]).toEqual([400, ["code", "error"]]);
    expect(body.error).toMatch(error);
  });

  test("strangers and unknown tables are told apart", async () => {
    const ann = await comeIn(house, "Ann");
    const { id } = await openTable(ann);
    expect((await ask(house, `/api/tables/${id}/join`, { body: {} })).status).toBe(401);
    expect((await ask(house, "/api/tables", { body: { game: "klaumau", seats: 2 } })).status).toBe(401);
    expect((await ann.ask(`/api/tables/${"x".repeat(22)}/join`, {})).status).toBe(404);
    expect((await ann.ask("/api/tables/nowhere")).status).toBe(400);
  });

  test("nobody sits at too many tables", async () => {
    const ann = await comeIn(house, "Ann");
    for (let i = 0; i < 30; i++) await openTable(ann);
    expect((await ann.ask("/api/tables", { game: "klaumau", seats: 2 })).status).toBe(429);
  });

  test("wrong codes cannot be tried for long from elsewhere, right ones can", async () => {
    const ann = await comeIn(house, "Ann");
    const bob = await comeIn(house, "Bob");
    const { code } = await openTable(ann);
    const join = async (guest: TestGuest, text: string | null): Promise<number> => {
      const init = { token: guest.token, body: { code: text }, headers: { "x-forwarded-for": "192.0.2.1" } };
      return (await ask(house, "/api/tables/join", init)).status;
    };
    for (let i = 0; i < 20; i++) expect(await join(bob, code)).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push(await join(ann, "sly-fox-10000"));
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
    expect(await join(bob, code)).toBe(429);
  });

  test("a code of two digits, from before there were five, still opens its table", async () => {
    const ann = await comeIn(house, "Ann");
    const bob = await comeIn(house, "Bob");
    const { id, code } = await openTable(ann);
    const { version, body } = (await store.findDocument("table", id)) as { version: number; body: object };
    await store.putDocument({
      kind: "table",
      id,
      version: version + 1,
      body: { ...body, code: "sly-vault-07" },
      expiresAt: null,
    });
    const entry = (await store.findDocument("table-code", code as string)) as object;
    await store.putDocument({ ...entry, id: "sly-vault-07", version: 1 } as never);
    expect((await bob.ask("/api/tables/join", { code: "Sly Vault 7" })).body).toMatchObject({ id });
  });
});
