import { connect } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payload, RUNS, SEED } from "./fuzz-arbitrary.ts";
import { ask, makeMatch, openHouse, requireCode, type TestHouse, type TestMatch } from "./house.ts";
import { BODIES, operationsOf } from "./matrix-api.ts";
import { startedTable } from "./parlour.ts";

let house: TestHouse;
let match: TestMatch;
interface Target {
  readonly method: string;
  readonly path: string;
}
let targets: Target[];
let table: { id: string; token: string };

beforeAll(async () => {
  house = await openHouse();
  match = await makeMatch(house);
  const { ann, id } = await startedTable(house);
  table = { id, token: ann.token };
  targets = [
    ...(await operationsOf(house)),
    ...["/", "/metrics", "/api/docs", "/api/openapi.json", "/nowhere"].map((path) => ({ method: "GET", path })),
  ];
});
afterAll(() => house.close());

/** Whatever it was sent, the house is open, and the match plays. */
async function expectHealthy(): Promise<void> {
  const { status, body } = await ask(house, "/api/health");
  expect([status, body.ok]).toEqual([200, true]);
  expect((await ask(house, match.path)).status).toBe(200);
}

const MATCH_BODIES: { readonly [route: string]: readonly object[] } = {
  "POST /api/matches": [
    { game: "klaumau", config: {}, seats: [{ kind: "human" }, { kind: "bot", level: "random" }], seed: "s" },
    {
      game: "klaumau",
      config: { bomb: "swap" },
      seats: [{ kind: "human" }, { kind: "human" }],
      contributions: ["00ff"],
    },
  ],
  "POST /api/matches/{id}/moves": [
    { command: "c", n: 1, decision: "turn:0:1", move: { do: "play", card: "ruby-1" } },
    { command: "d", n: 1, decision: "turn:0:1", move: { do: "cannot" } },
    { command: "e", n: 1, decision: "turn:1:1", move: 1 },
  ],
  "POST /api/matches/{id}/undo": [{ command: "u", n: 1 }],
};
const GOOD = [...Object.values(MATCH_BODIES).flat(), ...Object.values(BODIES)];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data",
  "x",
  "",
  "*/*",
];
const PARTS = [
  "__proto__",
  "constructor",
  "%00",
  "%ff",
  "%",
  "..",
  "a".repeat(200),
  "-1",
  "1e9",
  "99999999999999999999",
  "💎",
];
const QUERIES = [
  "",
  "?from=-1",
  "?from=1e99",
  "?from=x",
  "?from=1&from=2",
  "?lang=xx",
  "?__proto__[a]=1",
  "?from[]=1",
  "?%",
  "?after=9e9",
];

/** Mostly nothing: one thing wrong at a time gets further. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 6 }, { arbitrary, weight: 1 });

test("no request to any route is answered with a failure of the house", async () => {
  const request = fc.record({
    method: seldom(fc.constantFrom(...METHODS)),
    part: seldom(fc.oneof(fc.constantFrom(...PARTS), fc.webSegment())),
    query: seldom(
      fc.oneof(
        fc.constantFrom(...QUERIES),
        fc.webQueryParameters().map((text) => `?${text}`),
      ),
    ),
    type: fc.oneof({ arbitrary: fc.constant("application/json"), weight: 8 }, fc.constantFrom(...TYPES)),
    who: fc.constantFrom("owner", "owner", "owner", "owner", "seat", "guest", "nobody", "nonsense"),
    language: fc.constantFrom("en", "de", "xx-YY;q=9", ",,;", "*"),
  });
  const attempt = fc
    .nat()
    .map((index) => targets[index % targets.length] as Target)
    .chain((target) => {
      const name = `${target.method} ${target.path}`;
      const own = MATCH_BODIES[name] ?? (BODIES[name] === undefined ? GOOD : [BODIES[name]]);
      return fc.tuple(fc.constant(target), request, payload(own));
    });
  await fc.assert(
    fc.asyncProperty(attempt, async ([{ method: usual, path }, { method, part, query, type, who, language }, body]) => {
      // Who is forgotten can do nothing more.
      const guest = (method ?? usual) === "DELETE" && path === "/api/guests/me" ? "x" : table.token;
      const owner = path.includes("/matches") ? match.tokens[0] : guest;
      const tokens = { owner, seat: match.tokens[0], guest, nobody: null, nonsense: "x\ty;=" } as const;
      const token = tokens[who as keyof typeof tokens];
      const id = path.includes("/tables") ? table.id : match.id;
      const url = path.replace("{id}", part ?? id).replaceAll(/\{\w+\}/g, part ?? "1") + (query ?? "");
      const told = await house.app.inject({
        method: (method ?? usual) as "GET",
        url: encodeURI(url).replaceAll("%25", "%"),
        headers: {
          "accept-language": language,
          ...(type === "" ? {} : { "content-type": type }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(["GET", "HEAD", "TRACE"].includes(method ?? usual) ? {} : { payload: body }),
      });
      expect(told.statusCode).toBeLessThan(500);
      if (told.body !== "" && url.startsWith("/api/")) {
        requireCode({
          status: told.statusCode,
          headers: new Headers({ "content-type": String(told.headers["content-type"]) }),
          body: told.statusCode < 400 ? null : told.json(),
        });
      }
      expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
    }),
    { numRuns: RUNS * 4, seed: SEED, endOnFailure: true },
  );
  await expectHealthy();
});

test("bytes that are no HTTP do the house no harm", async () => {
  const { port } = new URL(house.address);
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 2_000 }).map((each) => Buffer.from(each)),
    fc.constantFrom(...GOOD).map((body) => Buffer.from(JSON.stringify(body))),
    fc
      .tuple(
        fc.constantFrom("GET", "POST", "BREW", ""),
        fc.string({ unit: "binary", maxLength: 40 }),
        fc.constantFrom("1.1", "9.9", ""),
      )
      .map(([method, path, version]) =>
        Buffer.from(`${method} /${path} HTTP/${version}\r\nhost: localhost\r\ncontent-length: -5\r\n\r\n`),
      ),
    fc.constantFrom(
      Buffer.from(
        "POST /api/matches HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\nzz\r\n",
      ),
      Buffer.from(`GET / HTTP/1.1\r\n${"a: b\r\n".repeat(5_000)}\r\n`),
      Buffer.from(`GET /${"a".repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
      Buffer.from(
        "GET /api/matches/x/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
      ),
      Buffer.from(
        `GET ${"/api/matches/x/live"} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: short\r\n\r\n`,
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const heard = await new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(Number(port), "127.0.0.1", () => socket.end(sent));
        socket.on("data", (data) => (text += data.toString("latin1")));
        socket.on("error", () => resolve(text));
        socket.on("close", () => resolve(text));
        socket.setTimeout(2_000, () => socket.destroy());
      });
      expect(heard).not.toMatch(/^HTTP\/1\.1 5(?!05)/);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  await expectHealthy();
});
