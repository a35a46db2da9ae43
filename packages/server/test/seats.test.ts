import { gameBots, type Frame } from "@safehouse/host";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUSE_GAMES } from "../src/house.ts";
import { Matches } from "../src/matches/matches.ts";
import { speakerOf, viewerOf } from "../src/matches/speaker.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { hashToken, newToken } from "../src/matches/token.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";

const memory = memoryStore();
/** What reading a log waits for. */
const reading = { gate: Promise.resolve(), count: 0 };
const store: Store = {
  ...memory,
  async readLog(...given) {
    reading.count++;
    await reading.gate;
    return memory.readLog(...given);
  },
};
let matches: Matches;
beforeEach(() => {
  matches = new Matches({
    store,
    shelf: new Shelf(HOUSE_GAMES),
    bots: (game) => gameBots(game),
    reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
    maskMs: 0,
    idleMs: 60_000,
    surroundings: machine,
  });
});
afterEach(() => matches.close());

const wish = { config: {}, seats: [{ kind: "human" }, { kind: "human" }] } as const;

describe("seats that change hands", () => {
  test("turn the old token away, tell its holder, and let a bot go on from there", async () => {
    const { match, tokens } = await matches.create("klaumau", wish);
    const [first = "", second = ""] = tokens.map(String);
    const ended: number[] = [];
    const told: Frame[] = [];
    await matches.use(match.id, async (room) => {
      const follow = (viewer: 0 | 1) =>
        room.watch(
          { viewer, onEntry: (frame) => void told.push(frame), onEnd: ({ status }) => void ended.push(status) },
          () => room.match.n,
        );
      follow(0);
      follow(1);
      expect(viewerOf(room, first)).toBe(0);
      const { n } = room.match;
      const seats = [{ kind: "bot", level: "random" }, { kind: "human" }] as const;
      await matches.changeSeats(match.id, () => ({ seats, tokenHashes: [null, hashToken(second)] }));
      expect(ended).toEqual([401]);
      expect(() => viewerOf(room, first)).toThrow(expect.objectContaining({ status: 401 }));
      expect(viewerOf(room, second)).toBe(1);
      await room.idle();
      expect(room.match.n).toBeGreaterThan(n);
      expect(told.map((frame) => frame.n)).toEqual(Array.from({ length: room.match.n - n }, (_, i) => n + 1 + i));
      const back = newToken(machine);
      await matches.changeSeats(match.id, () => ({
        seats: [{ kind: "human" }, { kind: "human" }],
        tokenHashes: [hashToken(back), hashToken(second)],
      }));
      expect(viewerOf(room, back)).toBe(0);
    });
    expect((await store.findMatch(match.id))?.seats[0]).toEqual({ kind: "human" });
  });
});

test("seats that change while the match is being read again are the new ones after it", async () => {
  const { match, tokens } = await matches.create("klaumau", wish);
  await matches.use(match.id, async (room) => {
    const { n } = room.match;
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const { count } = reading;
    reading.gate = promise;
    const reloading = room.reopen();
    await expect.poll(() => reading.count).toBe(count + 1);
    const seats = [{ kind: "bot", level: "random" }, { kind: "human" }] as const;
    const changing = matches.changeSeats(match.id, () => ({
      seats,
      tokenHashes: [null, hashToken(tokens[1] ?? "")],
    }));
    await new Promise((resolve) => setImmediate(resolve));
    letGo();
    await Promise.all([reloading, changing]);
    await room.idle();
    expect(room.match.n).toBeGreaterThan(n);
  });
});

test("whoever holds a token no longer is let go even if the match is being read again and cannot be", async () => {
  const { match, tokens } = await matches.create("klaumau", wish);
  await matches.use(match.id, async (room) => {
    const ended: number[] = [];
    const watcher = { viewer: 0, onEntry() {}, onEnd: ({ status }: { status: number }) => void ended.push(status) };
    room.watch({ ...watcher, viewer: 0 }, () => null);
    reading.gate = Promise.reject(new Error("the disk is away"));
    reading.gate.catch(() => {});
    await expect(room.reopen()).rejects.toThrow("away");
    const seats = [{ kind: "human" }, { kind: "human" }] as const;
    await matches.changeSeats(match.id, () => ({
      seats,
      tokenHashes: [null, hashToken(tokens[1] ?? "")],
    }));
    expect(ended).toEqual([401]);
    reading.gate = Promise.resolve();
  });
});

test("a private match is for its seats alone", async () => {
  const { match, tokens } = await matches.create("klaumau", { ...wish, isPrivate: true });
  await matches.use(match.id, (room) => {
    expect(viewerOf(room, tokens[1] ?? "")).toBe(1);
    expect(() => viewerOf(room, null)).toThrow(expect.objectContaining({ status: 401 }));
  });
});

test("who reads the state between a move's answer and its news is not told of the move again", async () => {
  const { match, tokens } = await matches.create("klaumau", wish);
  await matches.use(match.id, async (room) => {
    const told: number[] = [];
    const watcher = { viewer: 1, onEntry: ({ n }: Frame) => void told.push(n), onEnd() {} } as const;
    room.watch(watcher, () => null);
    const [first] = room.match.snapshot(0).moves;
    const answer = await room.submit(speakerOf(room, tokens[0] ?? ""), "command", first?.decision ?? "", first?.move);
    // Answered, but not told yet.
    expect(told).toEqual([]);
    const n = room.watch(watcher, () => room.match.n);
    expect(answer).toMatchObject({ status: "done", n });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(told).toEqual([]);
  });
});
