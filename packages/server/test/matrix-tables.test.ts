import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, follow, makeMatch, openHouse, type TestHouse, type TestSocket, type Told } from "./house.ts";
import { BODIES, frameTypesOf, MALFORMED, type Operation, operationsOf, UNKNOWN } from "./matrix-api.ts";
import { comeIn, openTable, startedTable, TELL_NO_ARRIVALS, type TestGuest } from "./parlour.ts";

let house: TestHouse;
let operations: Operation[];
/** A valid guest with nothing to say at the tables below. */
let outsider: TestGuest;
let host: TestGuest;
/** Sits beside the host. */
let second: TestGuest;
let open: { id: string; code: string };
let playing: { id: string; match: string; tokens: string[] };
let players: TestGuest[];
let seatToken: string;

/** What a guest gets who does not sit there: at a full table that is open, and at one that plays in private. */
const OUTSIDER: { readonly [route: string]: readonly [number, number] } = {
  "POST /api/tables/{id}/join": [409, 409],
  "POST /api/tables/{id}/leave": [403, 403],
  "PATCH /api/tables/{id}/options": [403, 403],
  "PUT /api/tables/{id}/order": [403, 403],
  "PUT /api/tables/{id}/seats/{seat}": [403, 403],
  "PUT /api/tables/{id}/seats/{seat}/wish": [403, 409],
  "PUT /api/tables/{id}/seats/{seat}/paper": [403, 403],
  "DELETE /api/tables/{id}/seats/{seat}/paper": [403, 403],
  "DELETE /api/tables/{id}/seats/{seat}": [403, 403],
  "PUT /api/tables/{id}/banned/{guest}": [403, 403],
  "DELETE /api/tables/{id}/banned/{guest}": [403, 403],
  "POST /api/tables/{id}/start": [403, 403],
  "POST /api/tables/{id}/host": [403, 403],
  "POST /api/tables/{id}/hand-over": [409, 403],
  "POST /api/tables/{id}/take-back": [409, 403],
  "POST /api/tables/{id}/absent": [409, 403],
  "POST /api/tables/{id}/end": [409, 403],
  "POST /api/tables/{id}/more-time": [409, 403],
  "POST /api/tables/{id}/rematch": [409, 409],
  "POST /api/tables/{id}/messages": [403, 403],
  "GET /api/tables/{id}/messages": [403, 403],
  "POST /api/tables/{id}/messages/{message}/report": [403, 403],
  // Not a WebSocket; who sees what is decided at the hello.
  "GET /api/tables/{id}/live": [400, 400],
};
const HOST_ONLY = [
  "PATCH /api/tables/{id}/options",
  "PUT /api/tables/{id}/order",
  "PUT /api/tables/{id}/seats/{seat}",
  "DELETE /api/tables/{id}/seats/{seat}",
  "PUT /api/tables/{id}/banned/{guest}",
  "DELETE /api/tables/{id}/banned/{guest}",
  "POST /api/tables/{id}/start",
  "POST /api/tables/{id}/host",
];

beforeAll(async () => {
  house = await openHouse({ patience: TELL_NO_ARRIVALS });
  operations = (await operationsOf(house)).filter(({ path }) => /^\/api\/(tables|guests)/.test(path));
  outsider = await comeIn(house, "Mallory");
  host = await comeIn(house, "Host");
  const table = await openTable(host, { seats: 2 });
  second = await comeIn(house, "Second");
  await second.at(`/${table.id}/join`, {});
  open = { id: table.id, code: table.code as string };
  const started = await startedTable(house, { spectators: false });
  players = [started.ann, started.bob];
  playing = {
    id: started.id,
    match: started.match,
    tokens: [started.annSees.you?.token as string, started.bobSees.you?.token as string],
  };
  await host.ask(`/api/tables/${open.id}/messages`, { text: "between us" });
  seatToken = (await makeMatch(house)).tokens[0] as string;
});
afterAll(() => house.close());

function call({ method, path, name }: Operation, table: string, headers: Record<string, string>): Promise<Told> {
  const url = path
    .replace("{id}", table)
    .replace("{seat}", "1")
    .replace("{message}", "1")
    .replace("{guest}", host.id)
    .replace("{device}", host.id);
  const body = BODIES[name];
  return ask(house, url, { method, headers, ...(body === undefined ? {} : { body }) });
}

const needsGuest = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((each) => Object.hasOwn(each, "guest"));

describe("every route of guests and tables", () => {
  test("has a body in this matrix if it takes one", () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(operations.filter(({ hasBody, name }) => hasBody && BODIES[name] === undefined)).toEqual([]);
  });

  test("that is for guests turns away strangers, stale and malformed tokens, and tokens of a match", async () => {
    const before = await glance();
    for (const operation of operations.filter(needsGuest)) {
      const headers: Record<string, string>[] = [
        {},
        { cookie: "safehouse_guest=nonsense" },
        { authorization: `Bearer ${UNKNOWN}` },
        { authorization: `Bearer ${seatToken}` },
        { authorization: `Bearer ${host.token.slice(0, -1)}` },
        { authorization: `Bearer ${host.id}.${UNKNOWN}` },
        ...MALFORMED.map((authorization) => ({ authorization })),
      ];
      for (const each of headers) {
        const told = await call(operation, open.id, each);
        expect(told.status, `${operation.name} ${JSON.stringify(each)}`).toBe(401);
        expectNoSecrets(told);
      }
    }
    expect(await glance()).toEqual(before);
  });

  test("of a table is in this matrix", () => {
    const names = operations.map(({ name }) => name).filter((name) => name.includes("/api/tables/{id}"));
    expect(names.toSorted()).toEqual([...Object.keys(OUTSIDER), "GET /api/tables/{id}"].toSorted());
  });

  test("of a table lets a guest who does not sit there change and read nothing", async () => {
    const before = await glance();
    for (const operation of operations.filter(({ path }) => path.startsWith("/api/tables/{id}"))) {
      for (const [i, { id }] of [open, playing].entries()) {
        const told = await call(operation, id, { authorization: `Bearer ${outsider.token}` });
        const expected = OUTSIDER[operation.name]?.[i] ?? 200;
        expect(told.status, `${operation.name}: ${JSON.stringify(told.body)}`).toBe(expected);
        expectNoSecrets(told);
      }
    }
    expect(await glance()).toEqual(before);
  });

  test("of the host is closed to the other seats, and nobody sees another seat's token", async () => {
    const before = await glance();
    const authorization = `Bearer ${second.token}`;
    for (const operation of operations.filter(({ name }) => HOST_ONLY.includes(name))) {
      expect((await call(operation, open.id, { authorization })).status, `${operation.name}`).toBe(403);
    }
    expect(await glance()).toEqual(before);
    for (const [seat, guest] of players.entries()) {
      const { body } = await guest.ask(`/api/tables/${playing.id}`);
      const told = playing.tokens.filter((token) => JSON.stringify(body).includes(token));
      expect(told).toEqual([playing.tokens[seat]]);
    }
  });

  test("ends for a guest who was forgotten", async () => {
    const gone = await comeIn(house, "Gone");
    await gone.ask("/api/guests/me", undefined, "DELETE");
    for (const operation of operations.filter(needsGuest)) {
      const told = await call(operation, open.id, { authorization: `Bearer ${gone.token}` });
      expect(told.status, `${operation.name}`).toBe(401);
    }
  });
});

describe("every frame of a table's socket", () => {
  const next = async (socket: TestSocket, type: "table" | "message" | "error"): Promise<Record<string, unknown>> =>
    (await socket.next(type as never)) as unknown as Record<string, unknown>;
  const tableSocket = (id: string): Promise<TestSocket> => follow(house, { path: `/api/tables/${id}` });

  test("is in this matrix", async () => {
    expect(await frameTypesOf(house, "/api/tables/{id}/live")).toEqual(["hello", "shown"]);
  });

  test.each(["nobody", "outsider"])("gives %s nothing of those who sit there", async (who) => {
    const token = who === "nobody" ? {} : { token: outsider.token };
    for (const { id } of [open, playing]) {
      const socket = await tableSocket(id);
      const silent = await tableSocket(id);
      socket.send({ type: "hello", ...token });
      const first = await next(socket, "table");
      // Who is connected is for those who may watch, and how many watch is told without a name.
      const connected = (first["seats"] as { isConnected: boolean | null }[]).map(({ isConnected }) => isConnected);
      expect(connected).toEqual(id === open.id ? [expect.any(Boolean), expect.any(Boolean)] : [null, null]);
      expect(first["watching"]).toBe(id === open.id ? 1 : 0);
      expect(first["you"]).toEqual(
        who === "nobody" ? null : { guest: outsider.id, seat: null, isHost: false, token: null },
      );
      // A second hello with another token does not change who this is.
      socket.send({ type: "hello", token: id === open.id ? host.token : players[0]?.token });
      expect(await next(socket, "table")).toEqual(first);
      const [talker, listener] = id === open.id ? [host, second] : (players as [TestGuest, TestGuest]);
      const ear = await tableSocket(id);
      ear.send({ type: "hello", token: listener.token });
      await next(ear, "table");
      await talker.ask(`/api/tables/${id}/messages`, { text: "between us" });
      expect(await next(ear, "message")).toMatchObject({ text: "between us" });
      // Whoever is told a change after the message would have been told the message before it.
      socket.send({ type: "hello" });
      await next(socket, "table");
      expectNone(JSON.stringify(socket.frames));
      for (const each of [socket, silent, ear]) each.close();
    }
  });

  test("gives the other seat its own token and no other", async () => {
    for (const [seat, guest] of players.entries()) {
      const socket = await tableSocket(playing.id);
      socket.send({ type: "hello", token: guest.token });
      const text = JSON.stringify(await next(socket, "table"));
      expect(playing.tokens.filter((token) => text.includes(token))).toEqual([playing.tokens[seat]]);
      socket.close();
    }
  });

  test("ends for strangers' tokens with 401, and for what is no hello with 400", async () => {
    const gone = await comeIn(house, "Gone");
    await gone.ask("/api/guests/me", undefined, "DELETE");
    const strangers = [
      gone.token,
      seatToken,
      ...playing.tokens,
      UNKNOWN,
      `${host.id}.${UNKNOWN}`,
      "",
      "a b",
      "' OR 1=1",
    ];
    const frames = [
      ...strangers.map((token) => [{ type: "hello", token }, 401] as const),
      ...[7, null, {}, ["a"], "x".repeat(257)].map((token) => [{ type: "hello", token }, 400] as const),
      ...["move", "undo", "message", "table", "say"].map((type) => [{ type, text: "let me in" }, 400] as const),
    ];
    for (const [frame, status] of frames) {
      const socket = await tableSocket(open.id);
      socket.send(frame);
      expect(await next(socket, "error"), `${JSON.stringify(frame)}`).toMatchObject({ status });
      expect(await socket.closed).toBe(1008);
      expect(socket.frames).toHaveLength(1);
    }
    const socket = await tableSocket(open.id);
    socket.send({ type: "hello", token: second.token });
    await next(socket, "table");
    socket.send({ type: "say", text: "hello" });
    expect(await next(socket, "error")).toMatchObject({ status: 400 });
    expect(await socket.closed).toBe(1008);
  });
});

/** The tables as those who sit there see them, without what time alone changes. */
async function glance(): Promise<unknown> {
  return [await host.at(`/${open.id}`), (await host.ask(`/api/tables/${open.id}/messages`)).body];
}

function expectNoSecrets({ body, headers }: Told): void {
  expectNone(JSON.stringify(body) + JSON.stringify([...headers]));
}

function expectNone(text: string): void {
  const hidden = [open.code, playing.match, ...playing.tokens, host.token, outsider.token, "between us"];
  for (const secret of hidden) expect(text.includes(secret), `tells ${secret}`).toBe(false);
}
