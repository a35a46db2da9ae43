import { openClient, type WireLogRow } from "@safehouse/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import {
  ask,
  follow,
  human,
  look,
  makeMatch,
  openHouse,
  type TestHouse,
  type TestMatch,
  testSettings,
} from "./house.ts";
import { appendTo } from "./store-lines.ts";

const ENTRIES = 1_203;
const PAGE = 500;
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const numbers = (log: readonly WireLogRow[]): number[] => log.map(({ n }) => n);
const via = (address: string) => ({ "x-forwarded-for": address });

const store = memoryStore();
let house: TestHouse;
let match: TestMatch;

/** A log from before undos were limited: one move, taken back again and again. */
beforeAll(async () => {
  const first = await openHouse({ store });
  match = await makeMatch(first, { game: "clou", seats: [human, human], seed: "a long night" });
  const seat = await Promise.all(match.tokens.map((token) => look(first, match, token))).then((all) =>
    all.findIndex(({ moves }) => moves.length > 0),
  );
  const { n: begun, moves } = await look(first, match, match.tokens[seat]);
  await first.close();
  const [{ decision, move }] = moves as [(typeof moves)[number]];
  for (let n = begun + 1; n <= ENTRIES; n++) {
    const isMove = (n - begun) % 2 === 1;
    await appendTo(
      store,
      match.id,
      isMove ? { n, decision, seat, move } : { n, decision: "undo", seat, move: { entry: n - 1 } },
      null,
    );
  }
  const limitAddress = { perSecond: 0.001, burst: 24 };
  house = await openHouse({ store, settings: testSettings({ trustProxy: ["127.0.0.1"], limitAddress }) });
});
afterAll(() => house.close());

describe("a long log", () => {
  test("is told in pages that say where to go on", async () => {
    const pages: WireLogRow[][] = [];
    for (let from: number | null = 0; from !== null;) {
      const { status, body } = await ask(house, `${match.path}?from=${from}`);
      expect([status, body.n]).toEqual([200, ENTRIES]);
      pages.push(body.log);
      from = body.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, ENTRIES - 2 * PAGE]);
    expect(pages.flatMap(numbers)).toEqual(upTo(ENTRIES));
    const exact = (await ask(house, `${match.path}?from=${ENTRIES - PAGE + 1}`)).body;
    expect([exact.log.length, exact.next]).toEqual([PAGE, null]);
    expect((await look(house, match)).next).toBeNull();
  });

  test("comes in pages over a live socket, too", async () => {
    const socket = await follow(house, match);
    socket.send({ type: "hello", n: 1 });
    const state = await socket.next("state");
    expect([state["n"], state["next"]]).toEqual([ENTRIES, PAGE + 2]);
    expect(numbers(state["log"])).toEqual(upTo(PAGE + 1, 2));
    socket.send({ type: "hello", n: 1_000 });
    const rest = await socket.next("state");
    expect([numbers(rest["log"]), rest["next"]]).toEqual([upTo(ENTRIES, 1_001), null]);
    socket.close();
  });

  test("reaches a client whole, nothing twice and no gap", async () => {
    // Somebody who knew the first entries only: what the house says first is cut off there.
    const client = openClient({
      server: house.address,
      fetch: (...request) => fetch(...request),
      WebSocket: Forgetful,
    });
    const live = client.match(match.id);
    const told: number[] = [];
    live.subscribe((news) => void (news.type === "entry" && told.push(news.entry.n)));
    await expect.poll(() => live.state?.n).toBe(ENTRIES);
    expect(told).toEqual(upTo(ENTRIES, 4));
    expect(numbers(live.log)).toEqual(upTo(ENTRIES));
    live.close();
  });

  test("costs whoever reads it by what is read", async () => {
    const read = async (address: string, path: string): Promise<number> =>
      (await ask(house, `${match.path}${path}`, { headers: via(address) })).status;
    // 24 at once: a page of 500 costs six, one of a few entries costs one, and so does a look at the table.
    const long = [];
    for (let i = 0; i < 5; i++) long.push(await read("203.0.113.1", "?from=1"));
    expect(long).toEqual([200, 200, 200, 200, 429]);
    const short = [];
    for (let i = 0; i < 12; i++)
      short.push(await read("203.0.113.2", `?from=${ENTRIES - 10}`), await read("203.0.113.2", ""));
    expect(short).toEqual(Array(24).fill(200));
    expect(await read("203.0.113.2", "")).toBe(429);
  });

  test("costs as much where its record is asked for, or what is made of that", async () => {
    for (const [i, path] of ["/record", "/review"].entries()) {
      const statuses = [];
      for (let k = 0; k < 3; k++) {
        const headers = via(`203.0.113.${10 + i}`);
        statuses.push((await ask(house, match.path + path, { headers })).status);
      }
      // The match is not over; whether it is costs as much to say.
      expect([path, ...statuses]).toEqual([path, 409, 429, 429]);
    }
  });

  test("costs as much over a live socket", async () => {
    const socket = await follow(house, match, { headers: via("203.0.113.3") });
    // The socket itself was a request, each hello is one and reads 500 entries.
    for (let i = 0; i < 3; i++) {
      socket.send({ type: "hello", n: 1 });
      await socket.next("state");
    }
    socket.send({ type: "hello", n: 1 });
    expect(await socket.next("error")).toMatchObject({ status: 429 });
    socket.close();
  });
});

/** A socket on which the first state looks as if it had come when the match had three entries. */
class Forgetful {
  readonly #socket: WebSocket;
  #isFirst = true;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
  }

  addEventListener(type: string, listener: (message: { readonly data: unknown }) => void): void {
    this.#socket.addEventListener(type, (event) => {
      const { data } = event as MessageEvent<string>;
      listener({ data: type === "message" ? this.#forget(JSON.parse(data)) : data });
    });
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  #forget(frame: { type: string; log: WireLogRow[] }): string {
    if (frame.type !== "state" || !this.#isFirst) return JSON.stringify(frame);
    this.#isFirst = false;
    setImmediate(() => this.send(JSON.stringify({ type: "hello", n: 3 })));
    return JSON.stringify({ ...frame, n: 3, log: [1, 2, 3].map((n) => ({ ...frame.log[0], n })), next: null });
  }
}
