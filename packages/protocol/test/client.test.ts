import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Connection, type LiveMatch, newCommandId, openClient, type Told } from "../src/index.ts";
import { systemClock } from "../src/client/surroundings.ts";
import { FakeServer } from "./fake-server.ts";
import { FakeTable, MATCH, TOKENS } from "./fake-table.ts";

/** Tries again at once, but gives nobody up who is only slow. */
const patience = { firstWait: 5, longestWait: 20, answer: 30_000, silence: 30_000 };
/** For lines on which something is lost. */
const impatience = { ...patience, answer: 60, silence: 150 };

let table: FakeTable;
let server: FakeServer;
const open: LiveMatch[] = [];

beforeEach(async () => {
  table = new FakeTable();
  server = new FakeServer(table);
  await server.start();
});
afterEach(async () => {
  for (const match of open.splice(0)) match.close();
  await server.stop();
});

/** Joins and keeps what it is told. */
function join(
  token?: string,
  id = MATCH,
  howLong = patience,
): { match: LiveMatch; told: Told[]; lines: Connection["status"][] } {
  const told: Told[] = [];
  const lines: Connection["status"][] = [];
  const match = openClient({ server: server.url, patience: howLong }).match(id, token);
  open.push(match);
  match.subscribe((news) => {
    if (news.type === "entry") told.push(news.entry);
    if (news.type === "connection") lines.push(news.connection.status);
  });
  return { match, told, lines };
}

const current = async (match: LiveMatch): Promise<void> => {
  await expect.poll(() => match.isCurrent).toBe(true);
};
const numbers = (told: readonly Told[]): number[] => told.map(({ n }) => n);
const upTo = (n: number, from = 1): number[] => Array.from({ length: n - from + 1 }, (_, i) => from + i);

describe("a line that works", () => {
  test("brings the state, then entries, and the state again", async () => {
    table.add(null, "before");
    const { match, told } = join(TOKENS[0]);
    await current(match);
    expect(match.state).toMatchObject({ n: 1, view: { seat: 0 }, log: [{ n: 1 }] });
    expect(told).toEqual([]);
    const answer = await match.submit("go:0:0", "ok");
    expect(answer).toEqual({ result: "done", status: 200, n: 2, events: [{ type: "gone" }] });
    table.add(1, "somebody else");
    await expect.poll(() => match.state?.n).toBe(3);
    expect(numbers(told)).toEqual([2, 3]);
    expect(match.log.map(({ n, seat }) => [n, seat])).toEqual([
      [1, null],
      [2, 0],
      [3, 1],
    ]);
    expect(match.state?.moves).toEqual([{ decision: "go:0:1", move: "ok", label: "Go" }]);
  });

  test("gives refusals, closed questions and turned down undos as values", async () => {
    const { match } = join(TOKENS[0]);
    expect(await match.submit("go:0:0", "bad")).toEqual({
      result: "refused",
      status: 422,
      rule: "F-1",
      why: "Only ok is ok.",
    });
    expect(await match.submit("go:0:7", "ok")).toEqual({ result: "closed", status: 409, n: 0 });
    expect(await match.undo()).toMatchObject({ result: "refused", rule: "H-4" });
    expect(await match.record()).toMatchObject({ result: "failed", status: 409, code: "match.running" });
  });

  test("tells what has changed: nothing is asked after the hello", async () => {
    const { match, told } = join(TOKENS[0]);
    await current(match);
    await match.submit("go:0:0", "ok");
    expect([match.isCurrent, match.state?.n]).toEqual([true, 1]);
    for (let i = 0; i < 3; i++) table.add(1, "somebody else");
    await expect.poll(() => match.state?.n).toBe(4);
    expect(match.isCurrent).toBe(true);
    expect(numbers(told)).toEqual(upTo(4));
    expect(server.heard.map(({ type }) => type)).toEqual(["hello", "move"]);
  });

  test("to a house that knows nothing of changes works, too: it is asked after every entry", async () => {
    table.isOlder = true;
    const { match, told } = join(TOKENS[0]);
    await current(match);
    await match.submit("go:0:0", "ok");
    table.add(1, "somebody else");
    await expect.poll(() => match.state?.n).toBe(2);
    expect(numbers(told)).toEqual([1, 2]);
    expect(match.state?.view).toEqual(table.snapshot(0, 1).view);
  });

  test("lets a spectator watch and not move", async () => {
    const { match } = join();
    await current(match);
    expect(match.state?.view.seat).toBe(null);
    expect(await match.submit("go:0:0", "ok")).toMatchObject({ result: "failed", status: 401 });
    expect(match.connection.status).toBe("open");
  });

  test("asks for its language in the address, where a browser can", async () => {
    const urls: string[] = [];
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url);
        urls.push(url);
      }
    }
    const match = openClient({ server: `${server.url}/`, language: "de", WebSocket: Socket }).match(MATCH);
    open.push(match);
    await current(match);
    expect(urls).toEqual([`${server.url.replace("http", "ws")}/api/matches/${MATCH}/live?lang=de`]);
  });
});

describe("a line that breaks", () => {
  test("is opened again, and what was missed is told", async () => {
    const { match, told, lines } = join(TOKENS[0]);
    await current(match);
    await server.stop();
    for (let i = 0; i < 5; i++) table.add(1, "meanwhile");
    const answer = match.submit("go:0:0", "ok");
    await expect.poll(() => lines).toContain("waiting");
    await server.start();
    expect(await answer).toMatchObject({ result: "done", n: 6 });
    await current(match);
    expect(numbers(told)).toEqual(upTo(6));
    expect(lines.at(-1)).toBe("open");
  });

  test("loses no answer: the command is sent again under the same name and has one effect", async () => {
    const { match, told } = join(TOKENS[0]);
    await current(match);
    server.fault = (frame) => {
      if (frame.type !== "answer") return 1;
      server.fault = () => 1;
      server.cut();
      return 0;
    };
    expect(await match.submit("go:0:0", "ok")).toMatchObject({ result: "done", n: 1 });
    await current(match);
    const sent = server.heard.filter((frame) => frame.type === "move").map(({ command }) => command);
    // Once more, or on a slow machine twice.
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sent).size).toBe(1);
    expect([...table.effects.values()]).toEqual([1]);
    expect(numbers(told)).toEqual([1]);
  });

  test("that loses single answers or questions is asked again", async () => {
    const { match } = join(TOKENS[0], MATCH, impatience);
    await current(match);
    let lost = 0;
    server.fault = (frame) => (frame.type === "entry" || ++lost > 2 ? 1 : 0);
    expect(await match.submit("go:0:0", "ok")).toMatchObject({ result: "done", n: 1 });
    await current(match);
    expect(match.state?.n).toBe(1);
    expect([...table.effects.values()]).toEqual([1]);
  });

  test("that brings everything twice tells it once", async () => {
    server.fault = () => 2;
    const { match, told } = join(TOKENS[0]);
    for (let i = 0; i < 5; i++) expect(await match.submit(`go:0:${i}`, "ok")).toMatchObject({ n: i + 1 });
    await current(match);
    expect(numbers(told)).toEqual(upTo(5, told[0]?.n ?? 1));
    expect(match.log.map(({ n }) => n)).toEqual(upTo(5));
  });

  test("with a gap catches up, in pieces where the log is long", async () => {
    const { match, told } = join(TOKENS[0]);
    await current(match);
    table.longestLog = 3;
    server.fault = (frame) => (frame.type === "entry" && frame.n < 10 ? 0 : 1);
    for (let i = 0; i < 10; i++) table.add(1, "lost");
    await expect.poll(() => match.state?.n).toBe(10);
    expect(numbers(told)).toEqual(upTo(10));
    expect(match.log).toHaveLength(10);
  });

  test("that has gone silent is noticed and replaced", async () => {
    const { match } = join(TOKENS[0], MATCH, impatience);
    await current(match);
    server.fault = () => 0;
    table.add(1, "unheard");
    await expect.poll(() => match.connection.status).toBe("waiting");
    server.fault = () => 1;
    await expect.poll(() => match.state?.n).toBe(1);
    expect(server.connections).toBeGreaterThan(1);
  });

  test("that has gone silent is replaced even if a command on it is sent again and again", async () => {
    const { match, lines } = join(TOKENS[0], MATCH, impatience);
    await current(match);
    server.fault = () => 0;
    const answer = match.submit("go:0:0", "ok");
    await expect.poll(() => lines).toContain("waiting");
    server.fault = () => 1;
    expect(await answer).toMatchObject({ result: "done", n: 1 });
    expect([...table.effects.values()]).toEqual([1]);
  });

  test("to a server that has forgotten entries says so", async () => {
    for (let i = 0; i < 4; i++) table.add(1, "kept");
    const { match } = join(TOKENS[0]);
    await current(match);
    const rewound: number[] = [];
    match.subscribe((news) => void (news.type === "rewound" && rewound.push(news.n)));
    table.rows.length = 2;
    server.cut();
    await expect.poll(() => rewound).toEqual([2]);
    await current(match);
    expect(match.state?.n).toBe(2);
    expect(match.log).toHaveLength(2);
  });
});

describe("a server that cannot", () => {
  test("do it now is asked again, and answers once", async () => {
    table.failing = 503;
    const { match } = join(TOKENS[0]);
    const answer = match.submit("go:0:0", "ok");
    await expect.poll(() => server.heard.filter(({ type }) => type === "move").length).toBeGreaterThan(2);
    table.failing = null;
    expect(await answer).toMatchObject({ result: "done", n: 1 });
    expect([...table.effects.values()]).toEqual([1]);
  });

  test("do it for long is given as a failure", async () => {
    table.failing = 500;
    const { match } = join(TOKENS[0]);
    expect(await match.submit("go:0:0", "ok")).toEqual({
      result: "failed",
      status: 500,
      code: "house.failed",
      error: "Not now.",
    });
  });

  test("know the token or the match ends the line, with its status and code", async () => {
    for (const [token, id, status, code] of [
      ["stranger", MATCH, 401, "token.unknown"],
      [TOKENS[0], "no-match", 404, "match.unknown"],
    ] as const) {
      const { match } = join(token, id);
      const answer = match.submit("go:0:0", "ok");
      expect(await answer).toMatchObject({ result: "failed", status, code });
      expect(match.connection).toMatchObject({ status: "refused", failure: { status, code } });
      expect(await match.undo()).toMatchObject({ result: "failed", status, code });
    }
  });

  test("be reached is waited for", async () => {
    server.isTurningSocketsAway = true;
    const { match, lines } = join(TOKENS[0]);
    const answer = match.submit("go:0:0", "ok");
    await expect.poll(() => lines.filter((line) => line === "waiting").length).toBeGreaterThan(3);
    server.isTurningSocketsAway = false;
    expect(await answer).toMatchObject({ result: "done" });
  });
});

describe("leaving", () => {
  test("answers what still waits, and is final", async () => {
    await server.stop();
    const { match } = join(TOKENS[0]);
    const answer = match.submit("go:0:0", "ok");
    match.close();
    match.close();
    const closed = { result: "failed", status: null, code: null, error: "The connection is closed." };
    expect(await answer).toEqual(closed);
    expect(await match.undo()).toEqual(closed);
    expect(match.connection).toEqual({ status: "closed" });
  });

  test("leaves no timer behind, at whatever moment", async () => {
    for (const moment of ["connecting", "open", "asking", "waiting"] as const) {
      const timers = new Set<object>();
      const clock = {
        after(milliseconds: number, act: () => void): () => void {
          const key = {};
          timers.add(key);
          const cancel = systemClock.after(milliseconds, () => {
            timers.delete(key);
            act();
          });
          return () => {
            timers.delete(key);
            cancel();
          };
        },
      };
      const match = openClient({ server: server.url, patience, clock }).match(MATCH, TOKENS[0]);
      match.subscribe((news) => {
        if (news.type === "state" && moment === "asking") match.close();
      });
      if (moment === "open") await current(match);
      if (moment === "waiting") {
        await current(match);
        await server.stop();
        await expect.poll(() => match.connection.status).toBe("waiting");
      }
      void match.submit("go:0:0", "ok");
      if (moment === "asking") await expect.poll(() => match.connection.status).toBe("closed");
      match.close();
      await expect.poll(() => timers.size).toBe(0);
      await expect.poll(() => server.sockets.size).toBe(0);
    }
  });
});

describe("single requests", () => {
  test("are answered as values, whatever happens", async () => {
    const client = openClient({ server: server.url, patience });
    const move = { command: newCommandId(), n: 0, decision: "go:0:0", move: "ok" };
    const token = TOKENS[0] as string;
    expect(await client.postMove(MATCH, token, { ...move, move: "bad" })).toMatchObject({ result: "refused" });
    expect(await client.postMove(MATCH, token, move)).toMatchObject({ result: "done", n: 1 });
    expect(await client.postMove(MATCH, token, move)).toMatchObject({ result: "done", n: 1 });
    expect(await client.postMove(MATCH, token, { ...move, command: "other" })).toMatchObject({
      result: "closed",
      n: 1,
    });
    expect(await client.postUndo(MATCH, token, { command: "u", n: 1 })).toMatchObject({ result: "refused" });
    expect(await client.getMatch(MATCH, { from: 1 })).toMatchObject({ result: "done", value: { log: [{ n: 1 }] } });
    expect(await client.getMatch(MATCH, { token: "stranger" })).toMatchObject({ result: "failed", status: 401 });
    expect(await client.record("nothing")).toMatchObject({ result: "failed", status: 404, code: "match.unknown" });
    await server.stop();
    expect(await client.games()).toMatchObject({ result: "failed", status: null, code: null });
    expect(await client.postMove(MATCH, token, move)).toMatchObject({ result: "failed", status: null });
  });
});
