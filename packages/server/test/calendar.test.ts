import { Writable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { machine } from "../src/surroundings.ts";
import { Calendar, weigh } from "../src/upkeep/calendar.ts";
import { openHouse, testSettings } from "./house.ts";
import { comeIn } from "./parlour.ts";

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const START = Date.UTC(2030, 0, 1);

describe("the clock", () => {
  const store = memoryStore();
  const leaps: unknown[] = [];
  /** A house that is opened at a time. */
  const opened = (at: number) => {
    const time = { now: at, up: 0 };
    const calendar = new Calendar({
      store,
      now: () => time.now,
      uptime: () => time.up,
      luck: machine,
      onLeap: (leap) => void leaps.push(leap),
    });
    const pass = (milliseconds: number, leap = 0): Promise<boolean> => {
      time.up += milliseconds;
      time.now += milliseconds + leap;
      return calendar.look();
    };
    return { look: () => calendar.look(), pass };
  };

  test("has to prove itself for a week at first, over restarts", async () => {
    expect(await opened(START).look()).toBe(false);
    expect(await opened(START + 6 * DAY).look()).toBe(false);
    const house = opened(START + 7 * DAY);
    expect(await house.look()).toBe(true);
    expect(await house.pass(DAY)).toBe(true);
    expect(leaps).toEqual([]);
  });

  test("is believed after an ordinary pause, and not when it is a year ahead", async () => {
    expect(await opened(START + 30 * DAY).look()).toBe(true);
    expect(await opened(START + YEAR).look()).toBe(false);
    expect(leaps.splice(0)).toEqual([
      {
        from: "2030-01-31T00:00:00.000Z",
        to: "2031-01-01T00:00:00.000Z",
        waitingUntil: "2031-01-08T00:00:00.000Z",
      },
    ]);
    // A start later the year is still ahead: it is known already.
    expect(await opened(START + YEAR + 3 * DAY).look()).toBe(false);
    expect(leaps).toEqual([]);
  });

  test("is believed at once when it is set right again, and after a week if it was right", async () => {
    expect(await opened(START + 31 * DAY).look()).toBe(true);
    expect(await opened(START + 2 * YEAR).look()).toBe(false);
    expect(await opened(START + 2 * YEAR + 7 * DAY).look()).toBe(true);
    leaps.length = 0;
  });

  test("may stand still for a weekend while the house is open, and no longer", async () => {
    const house = opened(START + 2 * YEAR + 8 * DAY);
    await house.look();
    expect(await house.pass(3_600_000, 2 * DAY)).toBe(true);
    expect(await house.pass(3_600_000, 40 * DAY)).toBe(false);
    expect(leaps).toHaveLength(1);
    expect(await house.pass(6 * DAY)).toBe(false);
    expect(await house.pass(DAY)).toBe(true);
  });

  test("a second leap begins the week anew", () => {
    const doubted = weigh({ seenAt: 0, doubtedSince: null }, YEAR, DAY);
    expect(doubted).toEqual({ seenAt: YEAR, doubtedSince: YEAR });
    expect(weigh(doubted, 2 * YEAR, DAY)).toEqual({ seenAt: 2 * YEAR, doubtedSince: 2 * YEAR });
    // Set right by an hour only: that was not the leap.
    expect(weigh(doubted, YEAR - 3_600_000, DAY).doubtedSince).toBe(YEAR);
  });
});

describe("a house", () => {
  afterEach(() => vi.useRealTimers());

  /** Opens at a time, and closes when the log says something or a guest is gone. */
  async function openAt(
    store: ReturnType<typeof memoryStore>,
    time: number,
    until: (log: string) => boolean | Promise<boolean>,
  ) {
    vi.useFakeTimers({ toFake: ["Date"], now: time });
    let log = "";
    const logTo = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    const house = await openHouse({
      store: { ...store, close: async () => {} },
      settings: testSettings({ log: "warn" }),
      logTo,
    });
    await expect.poll(() => until(log)).toBe(true);
    await house.close();
    return log;
  }
  const guests = async (store: ReturnType<typeof memoryStore>): Promise<number> =>
    (await store.listDocuments("guest", { after: null, limit: 9 })).length;

  async function houseWithGuest() {
    const store = memoryStore();
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    const house = await openHouse({ store: { ...store, close: async () => {} } });
    await comeIn(house, "Ann");
    await house.close();
    await openAt(store, START + 20 * DAY, () => true);
    return store;
  }

  test("that is started with its clock two years ahead deletes nobody, and says why", async () => {
    const store = await houseWithGuest();
    const log = await openAt(store, START + 2 * YEAR, (log) => log.includes("leapt ahead"));
    expect(log).toMatch(/"from":"2030-01-21T.*","to":"2032-01-01T/);
    expect(await guests(store)).toBe(1);
  });

  test("that really was closed for so long forgets guests after another week", async () => {
    const store = await houseWithGuest();
    await openAt(store, START + 2 * YEAR, () => true);
    await openAt(store, START + 2 * YEAR + 3 * DAY, () => true);
    expect(await guests(store)).toBe(1);
    await openAt(store, START + 2 * YEAR + 8 * DAY, async () => (await guests(store)) === 0);
    expect(await guests(store)).toBe(0);
  });
});
