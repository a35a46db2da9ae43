import { EventEmitter } from "node:events";
import { fastRandom } from "@safehouse/chance";
import { gameBots } from "@safehouse/host";
import type { ServerFrame, TableServerFrame } from "@safehouse/protocol";
import { loadGame } from "@safehouse/games";
import { afterEach, describe, expect, test } from "vitest";
import { soloCommons } from "../src/commons/solo.ts";
import type { Thinkers } from "../src/bots/pool.ts";
import { HOUSE_GAMES, type House, openHouse } from "../src/house.ts";
import type { Peer, Wire } from "../src/live/peer.ts";
import { serveSocket } from "../src/live/socket.ts";
import { memoryStore } from "../src/store/memory.ts";
import { machine, type Surroundings } from "../src/surroundings.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { serveTableSocket } from "../src/tables/routes/live.ts";
import { testSettings } from "./house.ts";
import { luckFrom } from "./luck.ts";

/** Time that passes when the test says so, and luck that is always the same. */
class Surrounded {
  #now: number;
  #waiting: { readonly at: number; readonly act: () => void }[] = [];
  readonly all: Surroundings;

  constructor(start: number, seed: number) {
    this.#now = start;
    const after: Surroundings["after"] = (milliseconds, act) => {
      const timer = { at: this.#now + milliseconds, act };
      this.#waiting.push(timer);
      return () => void (this.#waiting = this.#waiting.filter((each) => each !== timer));
    };
    this.all = {
      now: () => this.#now,
      uptime: () => this.#now,
      after,
      every(milliseconds, act) {
        let cancel = (): void => {};
        const again = (): void => {
          cancel = after(milliseconds, again);
          act();
        };
        cancel = after(milliseconds, again);
        return () => cancel();
      },
      soon: machine.soon,
      ...luckFrom(fastRandom(seed)),
    };
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const { at, act } of this.#waiting.filter((each) => each.at <= this.#now)) {
      this.#waiting = this.#waiting.filter((each) => each.at !== at || each.act !== act);
      act();
    }
  }
}

/** One who holds the other end of no wire at all. */
class StandIn extends EventEmitter implements Peer, Wire {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  closedWith: number | null = null;
  pings = 0;
  readonly frames: (ServerFrame | TableServerFrame)[] = [];

  cork(): void {}
  uncork(): void {}
  ping(): void {
    this.pings++;
  }
  send(text: string): void {
    this.frames.push(JSON.parse(text) as ServerFrame);
  }
  close(code: number): void {
    this.closedWith = code;
    this.terminate();
  }
  terminate(): void {
    this.readyState = 3;
    this.emit("close");
  }
  say(frame: object): void {
    this.emit("message", Buffer.from(JSON.stringify(frame)), false);
  }
}

async function hears({ frames }: StandIn, type: string): Promise<void> {
  await expect.poll(() => frames.some((frame) => frame.type === type)).toBe(true);
}

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const inThisThread: Thinkers = {
  async choose({ id }, level, question) {
    const game = await loadGame(id);
    return game && gameBots(game).choose(level, question);
  },
  async close() {},
};

function open(surroundings: Surroundings): House {
  const house = openHouse({
    id: "house",
    version: "1",
    settings: testSettings({ botDelay: { min: 1_000, max: 1_000 } }),
    store: memoryStore(),
    games: HOUSE_GAMES,
    log: { warn() {}, error() {} },
    surroundings,
    commons: soloCommons(surroundings),
    thinkers: inThisThread,
  });
  houses.push(house);
  return house;
}

const wish = {
  config: {},
  seats: [{ kind: "human" }, { kind: "bot", level: "random" }],
} as const;

describe("a house takes its time and luck from whoever opens it", () => {
  test("two in one process need not agree on either, and the same luck is the same house", async () => {
    const made = async (start: number, seed: number) => {
      const { match, tokens } = await open(new Surrounded(start, seed).all).matches.create("klaumau", wish);
      return { id: match.id, seed: match.seed, createdAt: match.createdAt, tokens };
    };
    const [first, again, other] = [await made(5, 1), await made(5, 1), await made(1_000_005, 2)];
    expect(again).toEqual(first);
    expect([first.createdAt, other.createdAt]).toEqual([5, 1_000_005]);
    expect([other.id, other.seed]).not.toEqual([first.id, first.seed]);
  });

  test("a match is played over a stand-in of a socket, and its bot answers when that time has passed", async () => {
    const time = new Surrounded(0, 3);
    const house = open(time.all);
    const { match, tokens } = await house.matches.create("klaumau", wish);
    const ann = new StandIn();
    serveSocket(house, { match: match.id, language: "en", caller: null, wire: ann }, ann);
    ann.say({ type: "hello", token: tokens[0], n: 0 });
    await hears(ann, "state");
    const entries = (): number => ann.frames.filter(({ type }) => type === "entry").length;
    for (let played = 0; entries() < 10; played++) {
      time.pass(1_000);
      const last = ann.frames.findLast((frame) => frame.type === "state" || frame.type === "entry");
      const [first] = last !== undefined && "moves" in last ? last.moves : [];
      if (first !== undefined) ann.say({ type: "move", command: `c${played}`, n: 0, ...first, label: undefined });
      await new Promise((resolve) => setImmediate(resolve));
    }
    ann.terminate();
  });

  test("who says nothing is sent away when that time is up, and who is silent is asked first", async () => {
    const time = new Surrounded(0, 4);
    const house = open(time.all);
    const { match } = await house.matches.create("klaumau", wish);
    const parlour = new Parlour(house);
    const host = await parlour.guests.create("Ann");
    const options = { seats: 2, bots: [], visibility: "link", spectators: true, timer: null, config: {} } as const;
    const { id } = await parlour.tables.create(host, null, "klaumau", options, null);
    const [shy, looking] = [new StandIn(), new StandIn()];
    const request = { language: "en", caller: null } as const;
    serveSocket(house, { ...request, match: match.id, wire: shy }, shy);
    serveTableSocket(parlour, { ...request, table: id, headers: {}, wire: looking }, looking);
    looking.say({ type: "hello" });
    await hears(looking, "table");
    time.pass(9_999);
    expect([shy.closedWith, looking.closedWith]).toEqual([null, null]);
    time.pass(1);
    expect([shy.closedWith, looking.closedWith]).toEqual([1008, null]);
    time.pass(20_000);
    expect([looking.pings, looking.readyState]).toEqual([1, 1]);
    time.pass(30_000);
    expect(looking.readyState).toBe(3);
    parlour.book.close();
  });
});
