import { type EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { entryFrame, serverFrame, stateFrame } from "@safehouse/protocol/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ask,
  bot,
  follow,
  human,
  look,
  type LooseFrame,
  makeMatch,
  newCommand,
  openHouse,
  playOn,
  type TestHouse,
  type TestMatch,
  testSettings,
} from "./house.ts";
import { comeIn, openTable } from "./parlour.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ settings: testSettings({ origins: ["https://friend.example"] }) });
});
afterAll(() => house.close());

async function sit(match: TestMatch, seat: number, n = 0) {
  const socket = await follow(house, match);
  socket.send({ type: "hello", token: match.tokens[seat], n });
  return { socket, state: await socket.next("state") };
}

const counts = (frames: readonly LooseFrame[]): number[] =>
  frames.filter(({ type }) => type === "entry").map(({ n }) => n as number);
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe("the live socket", () => {
  test("is counted among the answers as soon as it is open, and not when it closes", async () => {
    const { socket } = await sit(await makeMatch(house), 0);
    const counted = /safehouse_requests_total\{method="GET",route="\/api\/matches\/:id\/live",status="(\d+)"\}/g;
    const statuses = [...((await ask(house, "/metrics")).body as string).matchAll(counted)].map(([, status]) => status);
    expect(statuses).toEqual(["101"]);
    socket.close();
  });

  test("tells the state as GET does, then every entry once and in order", async () => {
    const match = await makeMatch(house);
    const { socket, state } = await sit(match, 0);
    const { type, ...snapshot } = state;
    expect(type).toBe("state");
    expect(stateFrame.parse(state)).toEqual(state);
    expect(snapshot).toEqual(await look(house, match, match.tokens[0]));
    await playOn(house, match, 20);
    const { n, pending, moves } = await look(house, match, match.tokens[0]);
    await expect.poll(() => counts(socket.frames).at(-1)).toBe(n);
    expect(counts(socket.frames)).toEqual(upTo((state["n"] as number) + 1, n));
    const last = socket.frames.at(-1);
    expect(entryFrame.parse(last)).toEqual(last);
    expect(last).toMatchObject({ n, pending, moves, outcome: null });
    socket.close();
  });

  test("plays, and answers before it tells", async () => {
    const match = await makeMatch(house);
    const { socket, state } = await sit(match, 0);
    const [first] = state["moves"];
    const command = newCommand();
    socket.send({ type: "move", command, n: state["n"], decision: first.decision, move: first.move });
    const answer = await socket.next("answer");
    expect(answer).toMatchObject({ command, status: 200, n: expect.any(Number), events: expect.any(Array) });
    await socket.next("entry");
    const order = socket.frames.map(({ type }) => type);
    expect(order.indexOf("answer")).toBeLessThan(order.indexOf("entry"));
    socket.send({ type: "move", command, n: state["n"], decision: first.decision, move: first.move });
    expect(await socket.next("answer")).toEqual(answer);
    socket.close();
  });

  test("answers what fails with the status and the fields of HTTP", async () => {
    const match = await makeMatch(house);
    const { socket, state } = await sit(match, 0);
    const { n } = state;
    const [{ decision, move }] = state["moves"];
    const send = async (frame: object): Promise<LooseFrame> => {
      socket.send({ command: "x", n, ...frame });
      const answer = await socket.next("answer");
      expect(serverFrame.parse(answer)).toEqual(answer);
      return answer;
    };
    expect(await send({ type: "move", decision: "turn:0:77", move })).toMatchObject({ status: 409, n });
    expect(await send({ type: "move", decision, move: 7 })).toMatchObject({ status: 422, rule: expect.any(String) });
    expect(await send({ type: "undo" })).toMatchObject({
      status: 422,
      rule: "H-4",
      why: "You have no move to take back.",
    });
    const other = await sit(match, 1);
    other.socket.send({ type: "move", command: "x", n, decision, move });
    expect(await other.socket.next("answer")).toMatchObject({ status: 403 });
    const watcher = await follow(house, match);
    watcher.send({ type: "hello", n: 0 });
    expect((await watcher.next("state"))["moves"]).toEqual([]);
    watcher.send({ type: "move", command: "x", n, decision, move });
    expect(await watcher.next("answer")).toMatchObject({ status: 401, command: "x" });
    for (const each of [socket, other.socket, watcher]) each.close();
  });

  test("gives who comes back the log after what it knows, and the state anew when asked again", async () => {
    const match = await makeMatch(house);
    await playOn(house, match, 4);
    const { n } = await look(house, match);
    const { socket, state } = await sit(match, 0, n - 2);
    expect(state["log"].map((row: { n: number }) => row.n)).toEqual([n - 1, n]);
    await playOn(house, match, 2);
    socket.send({ type: "hello", n });
    const again = await socket.next("state");
    expect(again["n"]).toBe((await look(house, match)).n);
    await playOn(house, match, 2);
    const last = (await look(house, match)).n;
    await expect.poll(() => counts(socket.frames).at(-1)).toBe(last);
    expect(counts(socket.frames)).toEqual(upTo(n + 1, last));
    socket.close();
  });

  test("loses and doubles nothing for who joins in the middle of a storm", async () => {
    const match = await makeMatch(house, { seats: [human, human, bot, bot] });
    let isPlaying = true;
    const play = playOn(house, match, 60).finally(() => (isPlaying = false));
    const joined = [];
    while (isPlaying && joined.length < 30) {
      const socket = await follow(house, match);
      socket.send({ type: "hello", n: 0 });
      joined.push({ socket, state: await socket.next("state") });
    }
    await play;
    // The bots may still be at it: what counts is that everybody is told the same.
    for (const { socket, state } of joined) {
      const told = counts(socket.frames);
      expect(told).toEqual(upTo((state["n"] as number) + 1, told.at(-1) ?? (state["n"] as number)));
      socket.close();
    }
  });

  test("speaks the language of the address", async () => {
    const match = await makeMatch(house);
    const socket = await follow(house, match, { query: "?lang=de" });
    socket.send({ type: "hello", token: match.tokens[0], n: 0 });
    const state = await socket.next("state");
    const { body } = await ask(house, `${match.path}?lang=de`, { token: match.tokens[0] ?? "" });
    expect(state["moves"]).toEqual(body.moves);
    socket.close();
  });

  test.each([
    ["an unknown token", { type: "hello", token: "nobody", n: 0 }, 401],
    ["an empty token", { type: "hello", token: "", n: 0 }, 400],
    ["no n", { type: "hello" }, 400],
    ["a move before the hello", { type: "move", command: "c", n: 0, decision: "d", move: 1 }, 400],
    ["an unknown type", { type: "chat", text: "hi" }, 400],
    ["an unknown key", { type: "hello", n: 0, admin: true }, 400],
    ["__proto__", '{"type":"hello","n":0,"__proto__":{}}', 400],
    ["no JSON", "hello", 400],
    ["depth", "[".repeat(3000), 400],
  ])("complains about %s", async (_what, frame, status) => {
    const socket = await follow(house, await makeMatch(house));
    socket.send(frame);
    const complaint = await socket.next("error");
    expect(complaint).toMatchObject({ status, error: expect.any(String) });
    expect(serverFrame.parse(complaint)).toEqual(complaint);
    socket.close();
  });

  test("closes on who is unknown, who asks for nothing there is, and who does not stop", async () => {
    const match = await makeMatch(house);
    const unknown = await follow(house, match);
    unknown.send({ type: "hello", token: "nobody", n: 0 });
    expect(await unknown.closed).toBe(1008);
    const nowhere = await follow(house, { path: "/api/matches/nowhere" });
    nowhere.send({ type: "hello", n: 0 });
    expect(await nowhere.next("error")).toMatchObject({ status: 404 });
    expect(await nowhere.closed).toBe(1008);
    const pest = await follow(house, match);
    for (let i = 0; i < 5; i++) pest.send("?");
    expect(await pest.closed).toBe(1008);
    const flood = await follow(house, match);
    flood.send("x".repeat(17_000));
    expect(await flood.closed).toBe(1009);
  });

  test.each([
    ["a page of another address", "https://evil.example", false],
    ["a page that looks like ours", "http://127.0.0.1.evil.example", false],
    ["a page without an address", "null", false],
    ["an address on the list", "https://friend.example", true],
  ])("minds the origin: %s", async (_what, origin, isWelcome) => {
    const opened = await follow(house, await makeMatch(house), { headers: { origin } }).then(
      (socket) => (socket.close(), true),
      () => false,
    );
    expect(opened).toBe(isWelcome);
  });

  test("lets our own pages in", async () => {
    const socket = await follow(house, await makeMatch(house), { headers: { origin: house.address } });
    socket.close();
  });

  test("is no HTTP address", async () => {
    expect((await ask(house, `${(await makeMatch(house)).path}/live`)).status).toBe(400);
  });
});

/** A client that speaks WebSocket as far as it likes: Node's own would answer pings by itself. */
async function rawSocket({ app }: TestHouse, path: string): Promise<{ line: Socket; say(text: string): void }> {
  const { port } = app.server.address() as { port: number };
  const line = connect(port, "127.0.0.1");
  const key = "dGhlIHNhbXBsZSBub25jZQ==";
  line.write(
    `GET ${path}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await new Promise((resolve) => line.once("data", resolve));
  // Masked with zeros, the text stays readable.
  const say = (text: string): void =>
    void line.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
  return { line, say };
}

test("who does not read is cut off, and the match goes on", async () => {
  const match = await makeMatch(house, { seats: [human, human] });
  const { line, say } = await rawSocket(house, match.path);
  line.pause();
  say('{"type":"hello","n":0}');
  await expect.poll(() => house.app.websocketServer.clients.size).toBeGreaterThan(0);
  const slow = [...house.app.websocketServer.clients].at(-1);
  // The state again and again: far more than a socket's buffers hold.
  const ended = new Promise((resolve) => slow?.once("close", resolve));
  const pester = setInterval(() => {
    for (let i = 0; i < 200; i++) say('{"type":"hello","n":0}');
  }, 5);
  await ended;
  clearInterval(pester);
  line.destroy();
  const metrics = await ask(house, "/metrics");
  expect(metrics.body).toContain("safehouse_slow_readers_total 1");
  expect(await playOn(house, match, 3)).toBe(3);
});

describe.each(["match", "table"])("the socket of a %s", (what) => {
  const pathIn = async (inside: TestHouse): Promise<string> => {
    if (what === "match") return (await makeMatch(inside)).path;
    return `/api/tables/${(await openTable(await comeIn(inside, "Ann"))).id}`;
  };
  const answer = (what === "match" ? "state" : "table") as "state";
  const hello = what === "match" ? { type: "hello", n: 0 } : { type: "hello" };

  // However slow the machine is, patience ends when the test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test("does not wait for long for the hello, and stays with who has said it", async () => {
    const impatient = await openHouse({ patience: { hello: 50, ping: 60_000 } });
    const path = await pathIn(impatient);
    const [polite, mute] = [await follow(impatient, { path }), await follow(impatient, { path })];
    polite.send(hello);
    await polite.next(answer);
    vi.advanceTimersByTime(50);
    expect(await mute.next("error")).toMatchObject({ status: 400, error: expect.stringMatching(/hello/) });
    expect(await mute.closed).toBe(1008);
    polite.send(hello);
    await polite.next(answer);
    polite.close();
    await impatient.close();
  });

  test("ends for who answers no ping, and stays for who does", async () => {
    const watchful = await openHouse({ patience: { hello: 60_000, ping: 200 } });
    const path = await pathIn(watchful);
    const alive = await follow(watchful, { path });
    alive.send(hello);
    await alive.next(answer);
    const { line, say } = await rawSocket(watchful, path);
    const greeted = once(line, "data");
    say(JSON.stringify(hello));
    await greeted;
    line.resume();
    const [atHouse] = [...watchful.app.websocketServer.clients] as unknown as [EventEmitter];
    // Both are pinged twice; only one has answered in between.
    const ponged = once(atHouse, "pong");
    vi.advanceTimersByTime(200);
    await ponged;
    vi.advanceTimersByTime(200);
    await once(line, "close");
    await expect.poll(() => watchful.app.websocketServer.clients.size).toBe(1);
    alive.send(hello);
    await alive.next(answer);
    alive.close();
    await watchful.close();
  });
});

test("closing sends everybody home with 1001", async () => {
  const closing = await openHouse();
  const match = await makeMatch(closing);
  const socket = await follow(closing, match);
  socket.send({ type: "hello", n: 0 });
  await socket.next("state");
  await closing.close();
  expect(await socket.closed).toBe(1001);
});
