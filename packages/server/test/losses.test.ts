import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import type { MatchEnd, Store } from "../src/store/store.ts";
import { ask, follow, makeMatch, nextMove, openHouse, playOn, testSettings, type TestHouse } from "./house.ts";

let store: Store;
let house: TestHouse;
let log: string;
/** What the store says of the ends of its matches, where that is not the truth. */
let end: ((id: string) => MatchEnd) | null;

beforeEach(() => {
  log = "";
  end = null;
  const memory = memoryStore();
  store = { ...memory, endOf: async (id) => end?.(id) ?? memory.endOf(id) };
});
afterEach(() => house.close());

async function open(): Promise<void> {
  const logTo = new Writable({
    write(chunk, _, done) {
      log += String(chunk);
      done();
    },
  });
  house = await openHouse({ store, settings: testSettings({ log: "error" }), logTo });
}

const metric = async (name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (\\d+)$`, "m").exec((await ask(house, "/metrics")).body as string)?.[1];

describe("a loss that the store found", () => {
  test("is told in the log, by the health check and by metrics, until it is put away", async () => {
    const matches = [{ match: "m", acknowledged: 81, left: 34 }];
    await store.putDocument({
      kind: "loss",
      id: "1",
      version: 1,
      body: { at: 1, commits: 9, matches },
      expiresAt: null,
    });
    await open();
    expect(log).toContain("acknowledged commits are lost");
    expect(log).toContain('"acknowledged":81,"left":34');
    expect((await ask(house, "/api/health")).body).toEqual({
      ok: true,
      version: "1.2.3",
      lost: { commits: 9, matches: 1 },
    });
    expect([await metric("safehouse_lost_commits"), await metric("safehouse_lost_matches")]).toEqual(["9", "1"]);
    await store.removeDocument("loss", "1");
    expect((await ask(house, "/api/health")).body).toEqual({ ok: true, version: "1.2.3" });
    expect(await metric("safehouse_lost_commits")).toBe("0");
  });
});

describe("a client that has seen more than there is", () => {
  const hello = async (path: string, n: number): Promise<void> => {
    const socket = await follow(house, { path });
    socket.send({ type: "hello", n });
    await socket.next("state");
    socket.close();
  };

  test.each<[string, (path: string, token: string) => Promise<unknown>]>([
    ["says so in its greeting", (path) => hello(path, 500)],
    ["asks for what would follow", (path) => ask(house, `${path}?from=501`)],
    [
      "moves",
      (path, token) =>
        ask(house, `${path}/moves`, { token, body: { command: "c", n: 500, decision: "turn:0:1", move: 1 } }),
    ],
    ["takes back", (path, token) => ask(house, `${path}/undo`, { token, body: { command: "c", n: 500 } })],
  ])("is not believed, but the operator is told, when it %s", async (_, claim) => {
    await open();
    const match = await makeMatch(house);
    await claim(match.path, match.tokens[0] ?? "");
    await expect.poll(() => metric("safehouse_claims_total")).toBe("1");
    expect(log).toContain('"claimed":500');
    // Once: saying it again is no news.
    await claim(match.path, match.tokens[0] ?? "");
    expect(await playOn(house, match, 3)).toBe(3);
    expect(await metric("safehouse_claims_total")).toBe("1");
    expect((await store.findMatch(match.id))?.status).toBe("running");
  });

  test("is right if the marks say so, too: then the match is set apart, and others play on", async () => {
    await open();
    const [match, other] = [await makeMatch(house), await makeMatch(house)];
    const { left } = (await store.endOf(match.id)) as MatchEnd;
    end = () => ({ left, acknowledged: left + 4 });
    await ask(house, `${match.path}?from=${left + 5}`);
    await expect.poll(async () => (await ask(house, match.path)).status).toBe(503);
    await expect.poll(async () => (await store.findMatch(match.id))?.problem).toContain(`entry ${left + 4} was ack`);
    end = null;
    expect(await playOn(house, other, 3)).toBe(3);
  });

  test("knows no more than the log while answers are sealed: that is no claim", async () => {
    await open();
    const match = await makeMatch(house, { seats: [{ kind: "human" }, { kind: "human" }, { kind: "human" }] });
    // Until several are asked at once and one of them has answered: the log is longer than anybody may know.
    for (;;) {
      const { body } = await ask(house, match.path);
      if (body.pending.length > 1) break;
      await playOn(house, match, 1);
    }
    const next = await nextMove(house, match);
    await ask(house, `${match.path}/moves`, next ?? {});
    const { n } = (await ask(house, match.path)).body;
    const { left } = (await store.endOf(match.id)) as MatchEnd;
    expect(left).toBeGreaterThan(n);
    await ask(house, `${match.path}?from=${left + 1}`);
    await ask(house, "/api/health");
    expect(await metric("safehouse_claims_total")).toBe("0");
    expect(await playOn(house, match, 3)).toBe(3);
  });
});
