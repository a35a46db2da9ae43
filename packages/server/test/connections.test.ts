import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { capConnections, usualCaps } from "../src/http/connections.ts";
import { follow, makeMatch, openHouse, type TestHouse, testSettings } from "./house.ts";

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** What came before the other side closed. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("error", () => {});
  await once(socket, "close");
  return text;
}

describe("a connection", () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ connectionPatience: { headers: 1_000, request: 1_500, idle: 100, check: 20 } });
  });
  afterAll(() => house.close());

  const say = (text: string): Socket => {
    const socket = connect(portOf(house.app.server), "127.0.0.1");
    if (text !== "") socket.write(text);
    return socket;
  };
  const HEAD = "Host: localhost\r\nContent-Type: application/json\r\n";

  test("that keeps the house waiting is closed", async () => {
    const kinds: readonly (readonly [text: string, answer: number])[] = [
      ["", 408],
      ["GET /api/hea", 408],
      [`GET /api/health HTTP/1.1\r\n${HEAD}`, 408],
      [`POST /api/matches HTTP/1.1\r\n${HEAD}Content-Length: 99\r\n\r\n{"game"`, 408],
      // Asks for nothing more.
      [`GET /api/health HTTP/1.1\r\n${HEAD}\r\n`, 200],
    ];
    const answers = await Promise.all(kinds.map(([text]) => untilClosed(say(text))));
    for (const [i, [text, answer]] of kinds.entries()) {
      expect([text, answers[i]]).toEqual([text, expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${answer} `))]);
    }
  });

  test.each([
    ["what is no HTTP", "hello\r\n\r\n", 400, "request.malformed"],
    ["a method that there is not", `BREW / HTTP/1.1\r\n${HEAD}\r\n`, 400, "request.malformed"],
    [
      "two lengths",
      `POST / HTTP/1.1\r\n${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
      "request.malformed",
    ],
    ["endless headers", `GET / HTTP/1.1\r\n${HEAD}X: ${"x".repeat(20_000)}\r\n\r\n`, 431, "request.tooLong"],
    ["half a request", "GET /api/hea", 408, "request.malformed"],
    [
      "a handshake without a key",
      `GET /api/matches/x/live HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      400,
      "request.malformed",
    ],
  ])("that says %s is told so as a problem with a code", async (_what, text, status, code) => {
    const answer = await untilClosed(say(text));
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(JSON.parse(body)).toEqual({ code, error: expect.any(String) });
  });

  test("that asks for a WebSocket where none is gets the answer of that address", async () => {
    const handshake = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    const asks = ["/api/health", "/api/matches/x"].map((path) =>
      untilClosed(
        say(`GET ${path} HTTP/1.1\r\n${HEAD}${handshake}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`),
      ),
    );
    expect((await Promise.all(asks)).map((answer) => answer.slice(0, 12))).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  });

  test("that asks for HTTP/2 on the way is answered in HTTP/1.1", async () => {
    const wish = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n";
    const body = '{"name":"Ann"}';
    const answers = await Promise.all([
      untilClosed(say(`GET /api/health HTTP/1.1\r\n${HEAD}${wish}\r\n`)),
      untilClosed(say(`POST /api/guests HTTP/1.1\r\n${HEAD}${wish}Content-Length: ${body.length}\r\n\r\n${body}`)),
    ]);
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(["HTTP/1.1 200", "HTTP/1.1 201"]);
  });

  test("that follows a match stays open meanwhile", async () => {
    const socket = await follow(house, await makeMatch(house));
    socket.send({ type: "hello", n: 0 });
    await socket.next("state");
    await Promise.all(
      ["", "GET / HT", `GET /api/health HTTP/1.1\r\n${HEAD}\r\n`].map((text) => untilClosed(say(text))),
    );
    socket.send({ type: "hello", n: 0 });
    await socket.next("state");
    socket.close();
  });

  test("that was promised to be a socket and is turned away is closed, whatever turned it away", async () => {
    const limited = await openHouse({ settings: testSettings({ limitAddress: { perSecond: 0.001, burst: 1 } }) });
    const ask = (): Socket => {
      const socket = connect(portOf(limited.app.server), "127.0.0.1");
      socket.write(
        "GET /api/matches/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
          "X-Forwarded-For: 203.0.113.1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      );
      return socket;
    };
    const first = ask();
    await once(first, "data");
    expect(await untilClosed(ask())).toMatch(/^HTTP\/1\.1 429 /);
    first.destroy();
    await limited.close();
  });
});

describe("connections", () => {
  const open: Socket[] = [];
  let server: Server | null = null;
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
    server?.close();
  });

  /** A server that greets whom it lets in. */
  async function guarded(caps: Parameters<typeof capConnections>[1]): Promise<{ refused: number }> {
    const count = { refused: 0 };
    server = createServer();
    capConnections(server, caps, () => count.refused++);
    server.on("connection", (socket) => {
      socket.on("error", () => {});
      if (!socket.destroyed) socket.write("hello");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return count;
  }

  async function isLetIn(): Promise<boolean> {
    const socket = connect(portOf(server as Server), "127.0.0.1");
    socket.on("error", () => {});
    open.push(socket);
    return Promise.race([once(socket, "close").then(() => false), once(socket, "data").then(() => true)]);
  }

  test("of one address are so many, and another may come when one has gone", async () => {
    const count = await guarded({ ofOne: 2, inAll: 100, isShared: () => false });
    expect([await isLetIn(), await isLetIn()]).toEqual([true, true]);
    const third = connect(portOf(server as Server), "127.0.0.1");
    await untilClosed(third);
    expect(count.refused).toBe(1);
    const gone = open.shift() as Socket;
    gone.destroy();
    await expect.poll(isLetIn, { interval: 1 }).toBe(true);
  });

  test("of an address that many share are not counted, but all together are", async () => {
    const count = await guarded({ ofOne: 1, inAll: 3, isShared: () => true });
    for (let i = 0; i < 3; i++) expect(await isLetIn()).toBe(true);
    await untilClosed(connect(portOf(server as Server), "127.0.0.1"));
    expect(count.refused).toBe(1);
  });

  test("are shared by this machine and by trusted proxies", () => {
    const { isShared } = usualCaps(
      testSettings({ trustProxy: ["loopback", "10.0.0.0/8", "192.0.2.7", "2001:db8::/32"] }),
    );
    const shared = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.9.9.9", "::ffff:10.9.9.9", "192.0.2.7", "2001:db8::1"];
    expect(shared.filter((address) => !isShared(address))).toEqual([]);
    expect(["11.0.0.1", "192.0.2.8", "2001:db9::1", ""].filter(isShared)).toEqual([]);
  });
});
