import { fastRandom } from "@safehouse/chance";
import type { SeatDecision } from "@safehouse/kernel";
import { soloCommons } from "../src/commons/solo.ts";
import { HOUSE_GAMES, type House, openHouse } from "../src/house.ts";
import type { KnownGuest } from "../src/guests/guests.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { machine, type Surroundings } from "../src/surroundings.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { SlowClock } from "../src/tables/slow-clock.ts";
import type { Table } from "../src/tables/table.ts";
import { testSettings } from "./house.ts";
import { luckFrom } from "./luck.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 16, 8);

/** A house in which days pass when the test lets them, over as many restarts as it likes. */
export class SlowWorld {
  now = START;
  readonly store: Store;
  readonly reminded: { readonly table: string; readonly seat: number }[] = [];
  house!: House;
  parlour!: Parlour;
  #clock: SlowClock | null = null;
  readonly #luck = luckFrom(fastRandom(1));

  private constructor(store: Store) {
    this.store = store;
  }

  static async open(store?: Store): Promise<SlowWorld> {
    const world: SlowWorld = new SlowWorld(store ?? memoryStore(() => world.now));
    await world.reopen();
    return world;
  }

  /** Closes the house, if it is open, and opens it again. */
  async reopen(): Promise<void> {
    await this.close();
    const surroundings: Surroundings = {
      ...machine,
      now: () => this.now,
      uptime: () => this.now,
      every: () => () => {},
      ...this.#luck,
    };
    this.house = openHouse({
      id: "house",
      version: "1",
      settings: testSettings(),
      store: { ...this.store, close: async () => {} },
      games: HOUSE_GAMES,
      log: { warn() {}, error() {} },
      surroundings,
      commons: soloCommons(surroundings),
    });
    this.parlour = new Parlour(this.house);
    const { book } = this.parlour;
    this.#clock = new SlowClock(book, book.hours, (table, seat) => this.reminded.push({ table, seat }));
    await this.#clock.start();
  }

  async close(): Promise<void> {
    if (this.#clock === null) return;
    await this.#clock.stop();
    this.parlour.book.close();
    await this.house.close();
    this.#clock = null;
  }

  /** The same in every run. */
  /** Hour by hour, as a house that is open goes through them. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    while (this.now < until) {
      this.now = Math.min(until, this.now + HOUR / 2);
      await this.parlour.book.hours.note();
      await this.#clock?.look();
    }
  }

  /** So many people at a table whose match has begun. */
  async table(names: readonly string[], timer: number, game = "klaumau"): Promise<SlowTable> {
    const { guests, tables } = this.parlour;
    const people = await Promise.all(names.map((name) => guests.create(name)));
    const wish = { config: {}, seats: names.length, bots: [], visibility: "link", spectators: true, timer } as const;
    const { id } = await tables.create(people[0] as KnownGuest, null, game, wish, null);
    for (const guest of people.slice(1)) await tables.join(guest, null, id, null, null);
    const { body } = await tables.start(people[0] as KnownGuest, id, null);
    return { id, match: body.match as string, people };
  }

  async at(id: string): Promise<Table> {
    return (await this.parlour.book.require(id)).body;
  }

  deadlines(id: string) {
    return this.parlour.book.require(id).then((kept) => this.parlour.book.followers.deadlinesOf(kept));
  }

  asked(match: string) {
    return this.house.matches.use(match, (room) => room.match.snapshot("spectator").pending);
  }

  /** Answers a question with the first listed move. */
  async answer(match: string, { id, seat }: SeatDecision): Promise<void> {
    await this.house.matches.use(match, (room) => room.playAbsent(seat, id));
  }
}

export interface SlowTable {
  readonly id: string;
  readonly match: string;
  readonly people: readonly KnownGuest[];
}
