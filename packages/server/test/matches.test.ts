import { commitmentOf, verifyChance } from "@safehouse/chance";
import { loadGame } from "@safehouse/games";
import type { AnyGame, MatchRecord } from "@safehouse/kernel";
import { createdMatch, matchRecord, matchReview, matchSnapshot, moveAnswer } from "@safehouse/protocol/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import {
  ask,
  bot,
  human,
  look,
  makeMatch,
  newCommand,
  nextMove,
  openHouse,
  playOn,
  type TestHouse,
  testSettings,
} from "./house.ts";

const store = memoryStore();
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ store });
});
afterAll(() => house.close());

const wish = { game: "klaumau", config: {}, seats: [human, bot] };

describe("POST /api/matches", () => {
  test("starts a match, and tells tokens of people's seats", async () => {
    const { status, body } = await ask(house, "/api/matches", { body: wish });
    expect(status).toBe(201);
    expect(createdMatch.parse(body)).toEqual(body);
    expect(body.seats).toEqual([
      { seat: 0, kind: "human", token: expect.stringMatching(/^[\w-]{43}$/) },
      { seat: 1, kind: "bot" },
    ]);
    expect(Buffer.from(body.id, "base64url")).toHaveLength(16);
    const { log, practice } = (await ask(house, `/api/matches/${body.id}`)).body;
    expect(log[0]).toMatchObject({ n: 1, seat: null });
    expect([body.practice, practice]).toEqual([false, false]);
  });

  test("keeps no token, only its hash", async () => {
    const match = await makeMatch(house);
    const kept = JSON.stringify(await store.findMatch(match.id));
    for (const token of match.tokens) expect(kept).not.toContain(token);
  });

  test("marks a match with a given seed as practice", async () => {
    const match = await makeMatch(house, { seed: "a known seed" });
    expect([match.practice, match.commitment]).toEqual([true, commitmentOf("a known seed")]);
    expect((await look(house, match)).practice).toBe(true);
  });

  test.each([
    ["an unknown game", { ...wish, game: "chess" }, /no "chess" here; games are klaumau/],
    ["a game called constructor", { ...wish, game: "constructor" }, /no "constructor" here/],
    ["too few seats", { ...wish, seats: [human] }, /klaumau takes 2 to 8 seats, not 1/],
    ["too many seats", { ...wish, seats: Array(9).fill(bot) }, /takes 2 to 8 seats, not 9/],
    ["an unknown option", { ...wish, config: { turbo: true } }, /config\.turbo is not an option/],
    ["a wrong option", { ...wish, config: { bomb: "nuclear" } }, /config\.bomb must be one of/],
    ["a level of no kind", { ...wish, seats: [human, { kind: "bot", level: "god" }] }, /seats\.1\.level/],
    ["a person with a level", { ...wish, seats: [{ ...human, level: "easy" }, bot] }, /only bots have a level/],
    ["an unknown key", { ...wish, cheat: true }, /cheat/],
    ["an unknown key of a seat", { ...wish, seats: [{ ...human, token: "mine" }, bot] }, /token/],
    ["no seats", { game: "klaumau" }, /seats/],
    ["a list", [], /object/],
    ["no JSON", "{game:", /not JSON/],
    ["an empty body", "", /expected object/],
    ["__proto__", `{"__proto__": {"x": 1}, ${JSON.stringify(wish).slice(1)}`, /__proto__/],
    ["a hidden __proto__", `{"\\u005f_proto__": {"x": 1}, ${JSON.stringify(wish).slice(1)}`, /__proto__/],
    ["a constructor", { ...wish, constructor: { prototype: { x: 1 } } }, /constructor/],
    ["depth", `{"game":"klaumau","config":{"x":${"[".repeat(100)}${"]".repeat(100)}},"seats":[]}`, /too deep/],
  ])("refuses %s", async (_what, body, error) => {
    const answer = await ask(house, "/api/matches", { body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["code", "error"]]);
    expect(answer.body.error).toMatch(error);
  });

  test("refuses what is too long, and what is no JSON", async () => {
    const long = await ask(house, "/api/matches", { body: { ...wish, game: "x".repeat(17_000) } });
    expect(long.status).toBe(413);
    const form = await ask(house, "/api/matches", { body: "game=klaumau", headers: { "content-type": "text/plain" } });
    expect([form.status, form.body]).toEqual([400, { code: "request.malformed", error: "Send application/json." }]);
  });
});

describe("GET /api/matches/{id}", () => {
  test("shows a seat its own, and a spectator nobody's", async () => {
    const match = await makeMatch(house);
    const spectator = await ask(house, match.path);
    expect(matchSnapshot.parse(spectator.body)).toEqual(spectator.body);
    expect(spectator.body).toMatchObject({ id: match.id, game: "klaumau", moves: [], outcome: null });
    expect(spectator.headers.get("cache-control")).toBe("no-store");
    const [first, second] = await Promise.all(match.tokens.map((token) => look(house, match, token)));
    expect([first?.view.seat, second?.view.seat]).toEqual([0, 1]);
    expect(first?.moves.length).toBeGreaterThan(0);
    expect(second?.moves).toEqual([]);
    expect(first?.commitment).toBe(match.commitment);
    const dealt = (spectator.body.log[0].events as { type: string; cards: unknown }[]).filter(
      ({ type }) => type === "dealt",
    );
    expect(dealt.map(({ cards }) => cards)).toEqual([null, null]);
  });

  test("tells everybody who sits where", async () => {
    const match = await makeMatch(house, { seats: [{ ...human, name: "Zoë" }, human, bot] });
    const seats = [{ kind: "human", name: "Zoë" }, human, bot].map((each, seat) => ({ seat, ...each }));
    for (const token of [undefined, match.tokens[0], match.tokens[1]]) {
      expect((await look(house, match, token)).seats).toEqual(seats);
    }
  });

  test("labels moves in the language asked for", async () => {
    const match = await makeMatch(house);
    const labelIn = async (language: string): Promise<string> => {
      const headers = { "accept-language": language };
      return (await ask(house, match.path, { token: match.tokens[0] ?? "", headers })).body.moves[0].label as string;
    };
    expect(await labelIn("de-AT")).not.toBe(await labelIn("fr"));
    expect(await labelIn("fr")).toBe(await labelIn("en"));
    const { body } = await ask(house, `${match.path}?lang=de`, { token: match.tokens[0] ?? "" });
    expect(body.moves[0].label).toBe(await labelIn("de"));
  });

  test("gives the log from an entry on", async () => {
    const match = await makeMatch(house);
    await playOn(house, match, 3);
    const rows = async (query: string): Promise<number[]> =>
      (await ask(house, match.path + query)).body.log.map(({ n }: { n: number }) => n);
    const all = await rows("?from=1");
    expect(all).toEqual(all.map((_, i) => i + 1));
    expect(await rows("?from=0")).toEqual(all);
    expect(await rows("?from=3")).toEqual(all.slice(2));
    expect(await rows("?from=99999")).toEqual([]);
    expect((await ask(house, `${match.path}?from=x`)).status).toBe(400);
    expect((await ask(house, `${match.path}?from=-1`)).status).toBe(400);
  });

  test.each([
    ["another token", "Bearer AAAA"],
    ["no scheme", "AAAA"],
    ["another scheme", "Basic AAAA"],
    ["an empty one", "Bearer "],
    ["a long one", `Bearer ${"A".repeat(5000)}`],
    ["nonsense", "Bearer 1 2 3"],
  ])("refuses %s", async (_what, authorization) => {
    const { path } = await makeMatch(house);
    for (const init of [{}, { body: { command: "c", n: 0, decision: "d", move: 1 } }]) {
      const route = "body" in init ? `${path}/moves` : path;
      const { status, headers } = await ask(house, route, { ...init, headers: { authorization } });
      expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    }
  });

  test("knows no other match", async () => {
    for (const path of ["", "/record"]) {
      const { status, body } = await ask(house, `/api/matches/nowhere${path}`);
      expect([status, body]).toEqual([404, { code: "match.unknown", error: "There is no such match." }]);
    }
  });
});

describe("POST /api/matches/{id}/moves", () => {
  test("takes a listed move as it is", async () => {
    const match = await makeMatch(house);
    const next = await nextMove(house, match);
    const { status, body } = await ask(house, `${match.path}/moves`, next ?? {});
    expect(status).toBe(200);
    expect(moveAnswer.parse(body)).toEqual(body);
    expect(body.n).toBe((await look(house, match)).n);
  });

  test("tells who may not, and why not", async () => {
    const match = await makeMatch(house);
    const [first = "", second = ""] = match.tokens;
    const { moves, n } = await look(house, match, first);
    const body = { command: newCommand(), n, decision: moves[0]?.decision, move: moves[0]?.move };
    const post = (changes: object, token?: string) =>
      ask(house, `${match.path}/moves`, { body: { ...body, ...changes }, ...(token === undefined ? {} : { token }) });

    expect((await post({})).status).toBe(401);
    const foreign = await post({}, second);
    expect([foreign.status, foreign.body]).toEqual([
      403,
      { code: "decision.foreign", error: "Another player is asked, not you." },
    ]);
    const closed = await post({ decision: "turn:0:99" }, first);
    expect([closed.status, closed.body]).toEqual([409, { code: "decision.closed", n }]);
    const refused = await post({ move: { do: "fly" } }, first);
    expect([refused.status, Object.keys(refused.body)]).toEqual([422, ["code", "rule", "why"]]);
    const german = await ask(house, `${match.path}/moves?lang=de`, { token: first, body: { ...body, move: null } });
    expect(german.body.why).not.toBe((await post({ move: null }, first)).body.why);
    expect((await post({ command: "" }, first)).status).toBe(400);
    expect((await post({ command: "x".repeat(65) }, first)).status).toBe(400);
    expect((await post({ command: "a\nb" }, first)).status).toBe(400);
    expect((await post({ n: -1 }, first)).status).toBe(400);
    expect((await post({ surplus: 1 }, first)).status).toBe(400);
    expect((await post({ move: "x".repeat(17_000) }, first)).status).toBe(413);
    const other = await makeMatch(house);
    expect((await post({}, other.tokens[0])).status).toBe(401);
    expect((await ask(house, "/api/matches/nowhere/moves", { body, token: first })).status).toBe(404);
    expect((await look(house, match)).n).toBe(n);
    expect((await post({}, first)).status).toBe(200);
    expect((await post({ command: newCommand() }, first)).status).toBe(409);
  });
});

describe("POST /api/matches/{id}/undo", () => {
  test("answers as moves do", async () => {
    const match = await makeMatch(house);
    const [first = ""] = match.tokens;
    const undo = (token?: string) =>
      ask(house, `${match.path}/undo`, {
        body: { command: newCommand(), n: 1 },
        ...(token === undefined ? {} : { token }),
      });
    expect((await undo()).status).toBe(401);
    const nothing = await undo(first);
    expect([nothing.status, nothing.body]).toEqual([
      422,
      { code: "rules.refuse", rule: "H-4", why: "You have no move to take back." },
    ]);
    await playOn(house, match, 1);
    expect((await undo(first)).body.rule).toBe("H-4");
    expect((await ask(house, `${match.path}/undo`, { body: { command: "c" }, token: first })).status).toBe(400);
  });
});

describe("GET /api/matches/{id}/record", () => {
  test("is closed until the end, then opens the seed", async () => {
    const match = await makeMatch(house);
    const early = await ask(house, `${match.path}/record`);
    expect([early.status, early.body]).toEqual([409, { code: "match.running", n: (await look(house, match)).n }]);
    await playOn(house, match);
    const { status, body } = await ask(house, `${match.path}/record`);
    expect(status).toBe(200);
    expect(matchRecord.parse(body)).toEqual(body);
    expect(verifyChance((await loadGame("klaumau")) as AnyGame, body as MatchRecord).ok).toBe(true);
    expect(body.commitment).toBe(match.commitment);
    expect((await look(house, match)).outcome).toEqual(body.outcome);
    await expect.poll(async () => (await store.findMatch(match.id))?.status).toBe("over");
  });
});

test(
  "GET /api/matches/{id}/review is closed until the end, then adds up for every seat",
  { timeout: 120_000 },
  async () => {
    const match = await makeMatch(house);
    const early = await ask(house, `${match.path}/review`);
    expect([early.status, early.body]).toEqual([409, { code: "match.running", n: (await look(house, match)).n }]);
    await playOn(house, match);
    const { status, body } = await ask(house, `${match.path}/review`);
    expect(status).toBe(200);
    const { seats } = matchReview.parse(body);
    expect(seats).toHaveLength(2);
    for (const { seat: _, result, ...terms } of seats) {
      expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBeCloseTo(result, 8);
    }
  },
);

test("bots among themselves play to the end at once, although answers are masked before people", async () => {
  const slow = await openHouse({ settings: testSettings({ mask: 60_000 }) });
  const match = await makeMatch(slow, { seats: [bot, { kind: "bot" }, { kind: "bot", level: "easy" }] });
  await expect.poll(async () => (await look(slow, match)).outcome, { timeout: 60_000 }).not.toBeNull();
  await slow.close();
});

test("people and bots play to the end", async () => {
  const match = await makeMatch(house, { seats: [human, bot, { kind: "bot", level: "easy", name: "Kim" }] });
  const finish = async (): Promise<boolean> => {
    await playOn(house, match, 5);
    return (await look(house, match)).outcome !== null;
  };
  await expect.poll(finish, { timeout: 120_000, interval: 1 }).toBe(true);
});
