import { type Answer, gameBots } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeClock, settle } from "../../host/test/table.ts";
import { vault } from "../../host/test/vault.ts";
import { Matches } from "../src/matches/matches.ts";
import type { Room } from "../src/matches/room.ts";
import type { Speaker } from "../src/matches/speaker.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import { type Store, StoreConflict, StoreUnavailable } from "../src/store/store.ts";
import { machine, type Surroundings } from "../src/surroundings.ts";
import { linesOf } from "./store-lines.ts";

const MASK = 1500;
const wish = { config: { rounds: 9 }, seats: [{ kind: "human" }, { kind: "human" }] } as const;

const clock = fakeClock();
const surroundings: Surroundings = {
  ...machine,
  uptime: clock.now,
  after(milliseconds, act) {
    void clock.sleep(milliseconds).then(act);
    return () => {};
  },
};
let store: Store;
let matches: Matches;
const reported: string[] = [];

function open(of: Store = store): Matches {
  return new Matches({
    store: of,
    shelf: new Shelf({ ids: ["vault"], load: async () => vault as AnyGame }),
    bots: (game) => gameBots(game),
    reports: {
      botFailed: () => void reported.push("bot"),
      quarantined: (_match, { message }) => void reported.push(`set apart: ${message}`),
      storeFailed() {},
      failed: (_match, error) => void reported.push(String(error)),
    },
    maskMs: MASK,
    idleMs: 60_000,
    surroundings,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store = memoryStore();
  matches = open();
});
afterEach(async () => {
  await matches.close();
  vi.useRealTimers();
  if (reported.length > 0) throw new Error(reported.splice(0).join("; "));
});

async function pass(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
  await clock.advance(milliseconds);
}

/** A match at the masked vote of a round. */
async function atTheVote(round = 1): Promise<string> {
  const { match } = await matches.create("vault", wish);
  await matches.use(match.id, async (room) => {
    for (let asked = room.match.snapshot("spectator").pending; asked[0]?.id !== `vote:0:${round}`;) {
      const answers = asked.map(({ seat, id }) => room.playAbsent(seat, id));
      await settle();
      if (asked[0]?.kind !== "mark") await pass(MASK);
      await Promise.all(answers);
      asked = room.match.snapshot("spectator").pending;
    }
  });
  return match.id;
}

const speaking = (room: Room, seat: number): Speaker => ({ seat, tokenHash: room.stored.tokenHashes[seat] ?? null });

const vote = (room: Room, seat = 0): Promise<Answer> =>
  room.submit(speaking(room, seat), `vote ${seat}`, `vote:${seat}:1`, {
    vote: 1,
  });

async function votes(id: string): Promise<number> {
  return (await linesOf(store, id)).filter(({ entry }) => entry.decision.startsWith("vote")).length;
}

describe("a masked answer", () => {
  const disturb = {
    "somebody is called differently": (id: string, i: number) =>
      matches.changeSeats(id, ({ tokenHashes }) => ({
        seats: [{ kind: "human", name: `Ann ${i}` }, { kind: "human" }],
        tokenHashes,
      })),
    "a seat is handed over and taken back": (id: string, i: number) =>
      matches.changeSeats(id, ({ tokenHashes }) => ({
        seats: [{ kind: "human" }, i % 2 ? { kind: "bot", level: "random" } : { kind: "human" }],
        tokenHashes,
      })),
    "the match is read again": (id: string) => matches.use(id, (room) => room.reopen()),
  };

  test.each(Object.entries(disturb))("takes effect at its time however often %s", async (_what, act) => {
    const id = await atTheVote();
    await matches.use(id, async (room) => {
      const answer = vote(room);
      for (let passed = 0; passed < MASK; passed += 50) {
        expect((await linesOf(store, id)).filter(({ command }) => command === "vote 0")).toEqual([]);
        await act(id, passed / 50);
        await pass(50);
      }
      expect(await answer).toMatchObject({ status: "done" });
    });
    expect((await linesOf(store, id)).filter(({ command }) => command === "vote 0")).toHaveLength(1);
  });

  test.each([
    ["after a restart", 1],
    ["after a restart from a bookmark", 9],
  ])("waits on where it was %s", async (_what, round) => {
    const id = await atTheVote(round);
    await pass(1000);
    await matches.close();
    expect((await store.findDocument("bookmark", id)) === null).toBe(round === 1);
    matches = open();
    await matches.use(id, async (room) => {
      const before = await votes(id);
      const answer = room.submit(speaking(room, 0), "late", `vote:0:${round}`, { vote: 1 });
      await settle();
      await pass(499);
      expect(await votes(id)).toBe(before);
      await pass(1);
      expect(await answer).toMatchObject({ status: "done" });
    });
  });

  test.each([
    ["ahead", 86_400_000, 0],
    ["back", -86_400_000, MASK],
  ])("is held for no more and no less than one mask if the clock jumps %s at a restart", async (_way, jump, wait) => {
    const id = await atTheVote();
    await matches.close();
    vi.setSystemTime(Date.now() + jump);
    matches = open();
    await matches.use(id, async (room) => {
      const answer = vote(room);
      await settle();
      await pass(wait);
      expect(await answer).toMatchObject({ status: "done" });
    });
  });

  test("does not notice a clock that jumps while the house is open", async () => {
    const id = await atTheVote();
    vi.setSystemTime(Date.now() + 86_400_000);
    await matches.use(id, async (room) => {
      const answer = vote(room);
      await room.reopen();
      await pass(MASK - 1);
      expect(await votes(id)).toBe(0);
      await pass(1);
      expect(await answer).toMatchObject({ status: "done" });
    });
  });
});

describe("what is no fault of a match does not set it apart", () => {
  test("a store where somebody else is always first", async () => {
    const id = await atTheVote();
    await matches.close();
    matches = open({ ...store, append: () => Promise.reject(new StoreConflict("not the next")) });
    await pass(MASK);
    await matches.use(id, async (room) => {
      await expect(vote(room)).rejects.toMatchObject({
        status: 503,
        body: { error: expect.stringContaining("again") },
      });
    });
    expect(await store.findMatch(id)).toMatchObject({ status: "running" });
  });

  test("something that nobody has thought of", async () => {
    const id = await atTheVote();
    await matches.use(id, (room) => {
      const look = (): never => {
        throw new TypeError("a mistake of the house");
      };
      expect(() => room.reading(look)).toThrow(TypeError);
      expect(room.match.snapshot(0).pending).toHaveLength(2);
    });
    expect(await store.findMatch(id)).toMatchObject({ status: "running" });
  });
});

test.each([
  ["that it has not happened, if nobody else could have sent it on", false, "store.unavailable"],
  ["nothing of what has happened, if another house may have sent it on", true, "store.unknown"],
])("who sends a command while the store is away is told %s", async (_what, isShared, code) => {
  const whole = memoryStore(Date.now, isShared);
  let isAway = false;
  const away = async (...append: Parameters<Store["append"]>): ReturnType<Store["append"]> => {
    if (isAway) throw new StoreUnavailable("away");
    return whole.append(...append);
  };
  store = { ...whole, append: away };
  matches = open();
  const id = await atTheVote();
  isAway = true;
  await matches.use(id, async (room) => {
    const told = vote(room).catch((problem: unknown) => problem);
    await settle();
    await pass(MASK);
    expect(await told).toMatchObject({ body: { code } });
  });
});

test("nor is it said of a command that could not even be looked up", async () => {
  const whole = memoryStore(Date.now, true);
  let isAway = false;
  const heads = async (ids: readonly string[]): ReturnType<Store["heads"]> => {
    if (isAway) throw new StoreUnavailable("away");
    return whole.heads(ids);
  };
  store = { ...whole, heads };
  matches = open();
  const id = await atTheVote();
  isAway = true;
  await expect(matches.useForCommand(id, vote)).rejects.toMatchObject({ body: { code: "store.unknown" } });
  await expect(matches.useFresh(id, vote)).rejects.toMatchObject({ body: { code: "store.unavailable" } });
});
