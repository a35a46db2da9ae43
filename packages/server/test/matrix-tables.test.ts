import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, makeMatch, openHouse, type TestHouse, type Told } from "./house.ts";
import { BODIES, MALFORMED, type Operation, operationsOf, UNKNOWN } from "./matrix-api.ts";
import { comeIn, openTable, startedTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
let operations: Operation[];
/** A valid guest with nothing to say at the tables below. */
let outsider: TestGuest;
let host: TestGuest;
let open: { id: string; code: string };
let playing: { id: string; match: string; tokens: string[] };
let seatToken: string;

beforeAll(async () => {
  house = await openHouse();
  operations = (await operationsOf(house)).filter(({ path }) => /^\/api\/(tables|guests)/.test(path));
  outsider = await comeIn(house, "Mallory");
  host = await comeIn(house, "Host");
  const table = await openTable(host, { seats: 2 });
  const second = await comeIn(house, "Second");
  await second.at(`/${table.id}/join`, {});
  open = { id: table.id, code: table.code as string };
  const started = await startedTable(house, { spectators: false });
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
  const url = path.replace("{id}", table).replace("{seat}", "1").replace("{message}", "1").replace("{guest}", host.id);
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

  test("of a table lets a guest who does not sit there change and read nothing", async () => {
    const before = await glance();
    for (const operation of operations.filter(({ path }) => path.startsWith("/api/tables/{id}"))) {
      for (const { id } of [open, playing]) {
        const told = await call(operation, id, { authorization: `Bearer ${outsider.token}` });
        const expected = operation.name === "GET /api/tables/{id}" ? [200] : [403, 404, 409];
        expect(expected, `${operation.name}: ${told.status} ${JSON.stringify(told.body)}`).toContain(told.status);
        expectNoSecrets(told);
      }
    }
    expect(await glance()).toEqual(before);
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

/** The tables as those who sit there see them, without what time alone changes. */
async function glance(): Promise<unknown> {
  return [await host.at(`/${open.id}`), (await host.ask(`/api/tables/${open.id}/messages`)).body];
}

function expectNoSecrets({ body, headers }: Told): void {
  const text = JSON.stringify(body) + JSON.stringify([...headers]);
  const hidden = [open.code, playing.match, ...playing.tokens, host.token, outsider.token, "between us"];
  for (const secret of hidden) expect(text.includes(secret), `tells ${secret}`).toBe(false);
}
