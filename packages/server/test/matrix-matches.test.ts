import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, follow, human, look, makeMatch, newCommand, openHouse, type TestHouse, type TestMatch } from "./house.ts";
import { frameTypesOf, MALFORMED, operationsOf, UNKNOWN } from "./matrix-api.ts";
import { startedTable } from "./parlour.ts";

/** Who asks, and how: the header that is sent, null for none. */
type Who = "right" | "other seat" | "nobody" | "other match" | "unknown" | "malformed" | "stale";

let house: TestHouse;
let match: TestMatch;
let foreign: TestMatch;
/** A private match of a table, whose first seat was handed over: its token rests. */
let closed: { path: string; stale: string; right: string };

beforeAll(async () => {
  house = await openHouse();
  match = await makeMatch(house, { seats: [human, human, human], seed: "a secret seed" });
  foreign = await makeMatch(house, { seats: [human, human, human] });
  const table = await startedTable(house, { spectators: false });
  const path = `/api/matches/${table.match}`;
  const stale = table.annSees.you?.token as string;
  if ((await ask(house, path, { token: stale })).status !== 200) throw new Error("the token was never good");
  await table.ann.at(`/${table.id}/hand-over`, undefined, "POST");
  closed = { path, stale, right: table.bobSees.you?.token as string };
});
afterAll(() => house.close());

const headersOf = (who: Who): (string | null)[] => {
  switch (who) {
    case "right":
      return [`Bearer ${match.tokens[0]}`];
    case "other seat":
      return [`Bearer ${match.tokens[1]}`];
    case "nobody":
      return [null];
    case "other match":
      return foreign.tokens.map((token) => `Bearer ${token}`);
    case "unknown":
      return [
        `Bearer ${UNKNOWN}`,
        `Bearer ${match.tokens[0]?.slice(0, -1)}`,
        `Bearer ${match.tokens[0]?.toUpperCase()}`,
      ];
    case "malformed":
      return MALFORMED;
    case "stale":
      return [`Bearer ${closed.stale}`];
  }
};

const STRANGERS = ["other match", "unknown", "malformed", "stale"] as const;
const refused = Object.fromEntries(STRANGERS.map((who) => [who, 401])) as Record<(typeof STRANGERS)[number], 401>;

/** What each gets who comes to seat 0 of the running match. A route without a line here fails the test. */
const EXPECTED: { readonly [route: string]: { readonly [who in Exclude<Who, "right">]: number } } = {
  "GET /api/matches/{id}": { "other seat": 200, nobody: 200, ...refused },
  "GET /api/matches/{id}/record": { "other seat": 409, nobody: 409, ...refused },
  "GET /api/matches/{id}/review": { "other seat": 409, nobody: 409, ...refused },
  "POST /api/matches/{id}/moves": { "other seat": 403, nobody: 401, ...refused },
  // The other seat may ask, for itself: it has nothing to take back.
  "POST /api/matches/{id}/undo": { "other seat": 422, nobody: 401, ...refused },
  // The other seat takes off its own name, and has none.
  "DELETE /api/matches/{id}/name": { "other seat": 204, nobody: 401, ...refused },
  // Not a WebSocket; who may follow is decided at the hello.
  "GET /api/matches/{id}/live": {
    "other seat": 400,
    nobody: 400,
    ...Object.fromEntries(STRANGERS.map((w) => [w, 400])),
  } as never,
};
const OPEN_TO_ALL = ["POST /api/matches"];

async function bodyFor(route: string): Promise<unknown> {
  const { n, moves } = await look(house, match, match.tokens[0]);
  const command = newCommand();
  if (route.endsWith("/undo")) return { command, n };
  if (route.endsWith("/moves")) return { command, n, decision: moves[0]?.decision, move: moves[0]?.move };
  return undefined;
}

/** What only seat 0 may know: its token, its cards, and whatever opens chance. */
async function secrets(): Promise<string[]> {
  const { view, log, moves } = await look(house, match, match.tokens[0]);
  const dealt = log.flatMap(({ events }) => events).filter(({ type }) => type === "dealt");
  return [
    ...match.tokens,
    "a secret seed",
    `"hand":${JSON.stringify((view as unknown as { hand: number[] }).hand)}`,
    ...dealt
      .map((event) => JSON.stringify((event as unknown as { cards: unknown }).cards))
      .filter((text) => text !== "null"),
    JSON.stringify(moves),
  ];
}

function expectNoSecrets(text: string, hidden: readonly string[]): void {
  for (const secret of hidden) expect(text.includes(secret), `tells ${secret}`).toBe(false);
}

describe("every route of a match", () => {
  test("is in this matrix", async () => {
    const routes = (await operationsOf(house)).map(({ name }) => name).filter((name) => name.includes("/api/matches"));
    expect(routes.toSorted()).toEqual([...Object.keys(EXPECTED), ...OPEN_TO_ALL].toSorted());
  });

  test.each(Object.entries(EXPECTED))("%s answers only whom it is for", async (route, expected) => {
    const [method, template] = route.split(" ") as [string, string];
    const hidden = await secrets();
    const before = await look(house, match, match.tokens[0]);
    for (const [who, status] of Object.entries(expected)) {
      for (const authorization of headersOf(who as Who)) {
        const body = await bodyFor(route);
        const told = await ask(house, template.replace("{id}", match.id), {
          method,
          ...(body === undefined ? {} : { body }),
          ...(authorization === null ? {} : { headers: { authorization } }),
        });
        expect(told.status, `${who} ${authorization}`).toBe(status);
        expectNoSecrets(JSON.stringify(told.body) + JSON.stringify([...told.headers]), hidden);
      }
    }
    expect(await look(house, match, match.tokens[0])).toEqual(before);
  });

  test("says 404 of a match that is not there, whoever asks", async () => {
    for (const route of Object.keys(EXPECTED)) {
      const [method, template] = route.split(" ") as [string, string];
      if (template.endsWith("/live")) continue;
      for (const id of [UNKNOWN.slice(0, 22), "__proto__", "constructor", "%00", "..%2f..%2fetc", "a'--"]) {
        const body = await bodyFor(route);
        const path = template.replace("{id}", id);
        const token = match.tokens[0] as string;
        const told = await ask(house, path, { method, token, ...(body === undefined ? {} : { body }) });
        expect([400, 404], `${route} ${id}`).toContain(told.status);
      }
    }
  });

  test("of a private match is closed to who holds no seat of it, and to a token that rests", async () => {
    for (const route of Object.keys(EXPECTED)) {
      const [method, template] = route.split(" ") as [string, string];
      if (template.endsWith("/live")) continue;
      const path = closed.path + template.replace("/api/matches/{id}", "");
      const body = await bodyFor(route);
      for (const token of [undefined, closed.stale, match.tokens[0], UNKNOWN]) {
        const asked = { method, ...(token === undefined ? {} : { token }), ...(body === undefined ? {} : { body }) };
        expect((await ask(house, path, asked)).status, `${route} ${token}`).toBe(401);
      }
    }
    expect((await ask(house, closed.path, { token: closed.right })).status).toBe(200);
  });
});

describe("every frame of the live socket", () => {
  test("is in this matrix", async () => {
    expect((await frameTypesOf(house, "/api/matches/{id}/live")).toSorted()).toEqual(["hello", "move", "undo"]);
  });

  test.each(["other seat", "nobody"] as const)("gives %s nothing of another seat", async (who) => {
    const hidden = await secrets();
    const before = await look(house, match, match.tokens[0]);
    const socket = await follow(house, match);
    const token = who === "nobody" ? {} : { token: match.tokens[1] };
    socket.send({ type: "hello", n: 0, ...token });
    expect((await socket.next("state"))["view"].seat).toBe(who === "nobody" ? null : 1);
    // A second hello with the right token does not change who this is.
    socket.send({ type: "hello", n: 0, token: match.tokens[0] });
    expect((await socket.next("state"))["view"].seat).toBe(who === "nobody" ? null : 1);
    socket.send({ type: "move", ...((await bodyFor("/moves")) as object) });
    expect((await socket.next("answer"))["status"]).toBe(who === "nobody" ? 401 : 403);
    socket.send({ type: "undo", ...((await bodyFor("/undo")) as object) });
    expect((await socket.next("answer"))["status"]).toBe(who === "nobody" ? 401 : 422);
    const own = who === "nobody" ? "" : JSON.stringify((await look(house, match, match.tokens[1])).view);
    expectNoSecrets(
      JSON.stringify(socket.frames),
      hidden.filter((secret) => !own.includes(secret)),
    );
    socket.close();
    expect(await look(house, match, match.tokens[0])).toEqual(before);
  });

  test("ends for a stranger with 401 at the hello, and before it with 400", async () => {
    const strangers = [...foreign.tokens, UNKNOWN, closed.stale, "' OR 1=1", "a b", "__proto__", "x".repeat(256)];
    for (const token of strangers) {
      const socket = await follow(house, match);
      socket.send({ type: "hello", n: 0, token });
      expect(await socket.next("error")).toMatchObject({ status: 401 });
      expect(await socket.closed).toBe(1008);
      expect(socket.frames).toHaveLength(1);
    }
    for (const token of [undefined, closed.stale, match.tokens[0]]) {
      const socket = await follow(house, closed);
      socket.send({ type: "hello", n: 0, ...(token === undefined ? {} : { token }) });
      expect(await socket.next("error")).toMatchObject({ status: 401 });
      expect(await socket.closed).toBe(1008);
    }
    for (const type of ["move", "undo"]) {
      const socket = await follow(house, match);
      socket.send({ type, ...((await bodyFor(`/${type}${type === "move" ? "s" : ""}`)) as object) });
      expect(await socket.next("error")).toMatchObject({ status: 400 });
      socket.close();
    }
    for (const token of [7, "", null, {}, ["a"], "x".repeat(257)]) {
      const socket = await follow(house, match);
      socket.send({ type: "hello", n: 0, token });
      expect(await socket.next("error")).toMatchObject({ status: 400 });
      socket.close();
    }
  });
});

test("the right seat may do all of it", async () => {
  const token = match.tokens[0] as string;
  expect((await ask(house, match.path, { token })).status).toBe(200);
  expect((await ask(house, `${match.path}/record`, { token })).status).toBe(409);
  expect((await ask(house, `${match.path}/moves`, { token, body: await bodyFor("/moves") })).status).toBe(200);
});
