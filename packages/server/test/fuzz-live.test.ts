import { STUDY_FORMAT } from "@safehouse/kernel";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payload, RUNS, SEED } from "./fuzz-arbitrary.ts";
import { ask, human, makeMatch, openHouse, playOn, type TestHouse, type TestMatch } from "./house.ts";
import { comeIn, startedTable } from "./parlour.ts";

let house: TestHouse;
let match: TestMatch;
let table: { path: string; token: string };

beforeAll(async () => {
  house = await openHouse();
  match = await makeMatch(house, { seats: [human, human, human] });
  const { ann, id } = await startedTable(house);
  table = { path: `/api/tables/${id}`, token: ann.token };
});
afterAll(() => house.close());

interface Heard {
  readonly texts: string[];
  readonly code: number | null;
}

/** Sends everything at once, waits until the socket has answered a ping of ours (or was closed), and tells what came back. */
async function say(path: string, frames: readonly (string | Buffer)[]): Promise<Heard> {
  const socket = new WebSocket(`${house.address.replace("http", "ws")}${path}/live`);
  const texts: string[] = [];
  let code: number | null = null;
  let wake = (): void => {};
  socket.addEventListener("message", ({ data }) => {
    texts.push(data as string);
    wake();
  });
  const closed = new Promise<void>((resolve) =>
    socket.addEventListener("close", (event) => {
      ({ code } = event);
      resolve();
      wake();
    }),
  );
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  for (const frame of frames) socket.send(typeof frame === "string" ? frame : new Uint8Array(frame));
  // Each malformed frame gets an error, each command an answer; whatever was sent, this one is told off, too, or the socket is closed.
  socket.send("the end");
  const isOver = (): boolean => code !== null || texts.some((text) => text.includes('"This is not JSON."'));
  while (!isOver()) await new Promise<void>((resolve) => (wake = resolve));
  socket.close();
  await closed;
  return { texts, code };
}

function expectNoFailure({ texts, code }: Heard): void {
  for (const text of texts) {
    const { status = 200 } = JSON.parse(text) as { status?: number };
    expect(status, `${text}`).toBeLessThan(500);
  }
  expect([1000, 1005, 1006, 1007, 1008, 1009]).toContain(code);
}

test("no frame makes the live socket of a match fail, nor the match", async () => {
  const token = match.tokens[0] as string;
  const good = [
    { type: "hello", n: 0, token },
    { type: "hello", n: 0 },
    { type: "move", command: "c", n: 1, decision: "turn:0:1", move: { do: "play", card: "ruby-1" } },
    { type: "move", command: "d", n: 1, decision: "believe:0:1", move: { do: "believe" } },
    { type: "undo", command: "e", n: 1 },
  ];
  const hello = JSON.stringify({ type: "hello", n: 0, token });
  const frames = fc.array(payload(good), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), frames, async (isGreeting, sent) => {
      expectNoFailure(await say(match.path, isGreeting ? [hello, ...sent] : sent));
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(await playOn(house, match, 5)).toBe(5);
});

test("no move, however strange, is more than refused", async () => {
  const strange = payload([{ do: "play", card: "ruby-1" }, { do: "cannot" }, { do: "choose", card: "__proto__" }]);
  await fc.assert(
    fc.asyncProperty(strange, fc.nat(2), async (text, seat) => {
      const token = match.tokens[seat] as string;
      const { pending } = (await ask(house, match.path, { token })).body;
      const decision = pending[0]?.id ?? "turn:0:1";
      const body = `{"command":"strange","n":0,"decision":${JSON.stringify(decision)},"move":${text.toString()}}`;
      const { status } = await ask(house, `${match.path}/moves`, { token, body });
      expect([200, 400, 403, 409, 413, 422]).toContain(status);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});

test("no frame makes the live socket of a table fail", async () => {
  const good = [{ type: "hello" }, { type: "hello", token: table.token }, { type: "move", n: 1 }];
  await fc.assert(
    fc.asyncProperty(fc.array(payload(good), { minLength: 1, maxLength: 3 }), async (sent) => {
      expectNoFailure(await say(table.path, sent));
    }),
    { numRuns: Math.ceil(RUNS / 2), seed: SEED, endOnFailure: true },
  );
});

test("no frame makes the live socket of a study fail, nor the study", async () => {
  const ada = await comeIn(house, "Ada");
  const seen = { game: "klaumau", rules: 1, content: "", seats: [{ kind: "human" }], first: {}, steps: [] };
  const work = { title: "Fuzz", pages: [], branches: [] };
  const { id } = (await ada.ask("/api/studies", { study: { format: STUDY_FORMAT, eyes: 0, ...work, seen } })).body;
  const path = `/api/studies/${id}`;
  const good = [
    { type: "hello" },
    { type: "hello", token: ada.token },
    { type: "at", at: { branch: null, n: 0 } },
    { type: "at", at: { branch: 0, n: 1 } },
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(payload(good), { minLength: 1, maxLength: 4 }), async (sent) => {
      expectNoFailure(await say(path, sent));
    }),
    { numRuns: Math.ceil(RUNS / 2), seed: SEED, endOnFailure: true },
  );
  expect((await ask(house, path)).body.study).toMatchObject(work);
});

test("16 kB is the most, over HTTP and in a frame, and exactly that much is read", async () => {
  const padded = (bytes: number): string => `"${"x".repeat(bytes - 2)}"`;
  const post = (text: string) => ask(house, "/api/matches", { body: text });
  expect((await post(padded(16 * 1024))).status).toBe(400);
  expect((await post(padded(16 * 1024 + 1))).status).toBe(413);
  expect((await say(match.path, [padded(16 * 1024)])).code).not.toBe(1009);
  expect((await say(match.path, [padded(16 * 1024 + 1)])).code).toBe(1009);
  expect((await ask(house, "/api/health")).body.ok).toBe(true);
});
