import { fastRandom } from "@safehouse/chance";
import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { vault } from "../../host/test/vault.ts";
import type { AnyGame } from "@safehouse/kernel";
import type { KnownGuest } from "../src/guests/guests.ts";
import { Refused } from "../src/guests/refusal.ts";
import { type House, openHouse } from "../src/house.ts";
import { Problem } from "../src/problem.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { matchSeats } from "../src/tables/play.ts";
import { seatOf, type Table } from "../src/tables/table.ts";
import { testSettings } from "./house.ts";
import { luckFrom } from "./luck.ts";
import { CommonsHub } from "./memory-commons.ts";
import { anyOrder, settle, stopTime } from "./survival-world.ts";

const SEED = 20_261_116;
const PATIENCE = { timeout: 600_000 };
const NAMES = ["Ann", "Bob", "Eve"];

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

/** One who looks at the table through a house. */
interface Onlooker {
  readonly house: number;
  version: number;
  phase: string;
  readonly messages: number[];
}

/** Two houses on one slow store, three guests at one table, and time in the hands of the test. */
class Neighbourhood {
  readonly violations: string[] = [];
  readonly onlookers: Onlooker[] = [];
  readonly kept: Store = memoryStore(Date.now, true);
  readonly hub = new CommonsHub(machine);
  readonly #order: fc.Scheduler;
  readonly #houses: House[];
  readonly #parlours: Parlour[];
  readonly #guests: KnownGuest[] = [];
  readonly #asked: Promise<unknown>[] = [];
  #isOpen = false;
  table = "";

  constructor(order: fc.Scheduler) {
    this.#order = order;
    const luck = luckFrom(fastRandom(1));
    this.#houses = ["one", "other"].map((node) =>
      openHouse({
        id: "house",
        version: "1",
        settings: testSettings(),
        store: this.#slow(),
        games: { ids: ["vault"], load: async () => vault as AnyGame, module: "" },
        log: { warn() {}, error: (details: object) => this.#report(details) },
        surroundings: { ...machine, ...luck },
        commons: this.hub.join(node),
        thinkers: { choose: async () => null as never, async close() {} },
      }),
    );
    this.#parlours = this.#houses.map((house) => new Parlour(house));
  }

  async open(): Promise<void> {
    const [one] = this.#parlours as [Parlour];
    for (const name of NAMES) this.#guests.push(await one.guests.create(name));
    const wish = { config: {}, seats: 2, bots: [], visibility: "public", spectators: true, timer: null } as const;
    this.table = (await one.tables.create(this.#guests[0] as KnownGuest, null, "vault", wish, null)).id;
    for (const house of [0, 1]) await this.#look(house);
    this.#isOpen = true;
  }

  /** Nobody waits for what comes of it. */
  ask(through: number, who: number, act: (parlour: Parlour, guest: KnownGuest) => Promise<unknown>): void {
    const asked = act(this.#parlours[through] as Parlour, this.#guests[who] as KnownGuest);
    this.#asked.push(asked.catch((error: unknown) => this.#judgeAnswer(error)));
  }

  async step(): Promise<void> {
    await settle();
    if (this.#order.count() > 0) await this.#order.waitOne();
  }

  async calm(): Promise<void> {
    await settle();
    while (this.#order.count() > 0) await this.#order.waitOne();
  }

  /** All that was asked is answered, and a second passes in which every house looks. */
  async comeToRest(): Promise<void> {
    await this.calm();
    await Promise.all(this.#asked);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(200);
      await this.calm();
    }
  }

  async judge(): Promise<void> {
    const found = await this.kept.listDocuments("table", { after: null, limit: 100 });
    const tables = found.map(({ id, version, body }) => ({ id, version, table: body as unknown as Table }));
    const chat = (await this.kept.findDocument("chat", this.table))?.body as { count: number } | undefined;
    const said = Array.from({ length: chat?.count ?? 0 }, (_, i) => i + 1);
    const own = tables.find(({ id }) => id === this.table);
    for (const { house, version, phase, messages } of this.onlookers) {
      if (own === undefined || version !== own.version || phase !== own.table.phase) {
        this.violations.push(`house ${house} shows ${phase} ${version}, not ${own?.table.phase} ${own?.version}`);
      }
      if (messages.join() !== said.join())
        this.violations.push(`house ${house} told ${messages.join()} of ${said.join()}`);
    }
    for (const { table } of tables) {
      if (table.isMatchToCome) this.violations.push("a match is still to come");
      const guests = table.seats.flatMap((seat) => (seat.kind === "guest" ? [seat.guest] : []));
      if (new Set(guests).size < guests.length) this.violations.push("somebody sits twice");
      for (const votes of [table.endVotes, table.absence?.votes ?? []]) {
        if (new Set(votes).size < votes.length) this.violations.push("a vote counts twice");
        if (votes.some((guest) => seatOf(table, guest) < 0)) this.violations.push("somebody votes without a seat");
      }
    }
    for (const { table } of tables) {
      const match = table.match === null ? null : await this.kept.findMatch(table.match);
      const { seats, tokenHashes } = matchSeats(table);
      if (match !== null && JSON.stringify([match.seats, match.tokenHashes]) !== JSON.stringify([seats, tokenHashes])) {
        this.violations.push("the match does not know who plays its seats");
      }
    }
    const promised = tables.flatMap(({ table }) => table.match ?? []).toSorted();
    const made = [...(await this.kept.runningMatches())];
    for (const id of promised) if (!made.includes(id) && (await this.kept.findMatch(id)) !== null) made.push(id);
    if (promised.join() !== made.toSorted().join())
      this.violations.push(`matches ${made.join()}, not ${promised.join()}`);
    if (tables.length > 2) this.violations.push(`${tables.length} tables`);
    if (tables.length > 1 && own?.table.rematch === null) this.violations.push("a rematch that nobody knows of");
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.calm();
    for (const { book } of this.#parlours) book.close();
    const closed = Promise.all(this.#houses.map((house) => house.close()));
    await this.calm();
    await closed;
    vi.clearAllTimers();
  }

  async #look(house: number): Promise<void> {
    const { book, chats } = this.#parlours[house] as Parlour;
    const onlooker: Onlooker = { house, version: 0, phase: "", messages: [] };
    this.onlookers.push(onlooker);
    await book.watch(this.table, {
      guest: null,
      isScreen: false,
      onTable({ version, body }) {
        if (version < onlooker.version) return;
        onlooker.version = version;
        onlooker.phase = body.phase;
      },
      onMessage: ({ n }) => void onlooker.messages.push(n),
      onShown() {},
      onGone() {},
    });
    await chats.listen(this.table);
    const { version, body } = await book.require(this.table);
    Object.assign(onlooker, { version, phase: body.phase });
  }

  #judgeAnswer(error: unknown): void {
    const isFine = error instanceof Refused || (error instanceof Problem && error.status !== 500);
    if (!isFine) this.violations.push(`somebody was told: ${String(error)}`);
  }

  /** What happens to matches is not judged here. */
  #report(details: object): void {
    if (!("match" in details)) this.violations.push(String("err" in details ? details.err : JSON.stringify(details)));
  }

  /** What is asked of the store happens at some time, and is answered at some later one. */
  #slow(): Store {
    const { isShared, ...methods } = this.kept;
    const wait = (what: string): Promise<unknown> =>
      this.#isOpen ? this.#order.schedule(Promise.resolve(), what) : Promise.resolve();
    const calls = Object.entries(methods).map(([method, act]) => [
      method,
      async (...given: unknown[]) => {
        const taken = structuredClone(given);
        await wait(method);
        const answer = await (act as (...given: unknown[]) => Promise<unknown>)(...taken);
        await wait(`${method} answered`);
        return answer;
      },
    ]);
    return { isShared, ...(Object.fromEntries(calls) as typeof methods) };
  }
}

interface Step {
  readonly name: string;
  run(neighbourhood: Neighbourhood): void;
}

const asks = (
  what: string,
  act: (parlour: Parlour, guest: KnownGuest, table: string) => Promise<unknown>,
): fc.Arbitrary<Step> =>
  fc.tuple(fc.nat(1), fc.nat(2)).map(([through, who]) => ({
    name: `${NAMES[who]} ${what} through ${through}`,
    run: (all) => all.ask(through, who, (parlour, guest) => act(parlour, guest, all.table)),
  }));

const joins = asks("joins", ({ tables }, guest, id) => tables.join(guest, null, id, null, null));
const starts = asks("starts", ({ tables }, guest, id) => tables.start(guest, id, null));
const wantsEnd = asks("wants the end", ({ tables }, guest, id) => tables.voteEnd(guest, id, true));
const wantsMore = asks("wants more", ({ tables }, guest, id) => tables.rematch(guest, null, id, "same"));
const anything: fc.Arbitrary<Step> = fc.oneof(
  joins,
  starts,
  wantsEnd,
  wantsMore,
  asks("moves", ({ tables }, guest, id) => tables.join(guest, null, id, 1, null)),
  asks("leaves", ({ tables }, guest, id) => tables.leave(guest, id)),
  asks("talks", ({ chats }, guest, id) => chats.say(guest, id, "psst")),
  asks("hands over", ({ tables }, guest, id) => tables.handOver(guest, id)),
  asks("takes back", ({ tables }, guest, id) => tables.takeBack(guest, id)),
  asks("complains", ({ tables }, guest, id) => tables.complainAbout(guest, id, 0)),
  asks("is renamed", ({ personal }, guest) => personal.rename(guest, `${guest.name}!`)),
  fc.boolean().map((isDeaf) => ({
    name: isDeaf ? "nobody hears a hint" : "hints are heard",
    run: (all: Neighbourhood) => void (all.hub.isDeaf = isDeaf),
  })),
);

/** So much is done before the next step is taken: nothing, something, or all there is. */
const pauses = fc.oneof(fc.nat(6), fc.constant(Number.POSITIVE_INFINITY));
/** Mostly what belongs there, and now and then anything. */
const mostly = (usual: fc.Arbitrary<Step>) =>
  fc.array(
    fc.record({
      step: fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: anything }),
      pause: pauses,
    }),
    { minLength: 2, maxLength: 8 },
  );
const evenings = fc
  .tuple(mostly(joins), mostly(starts), mostly(anything), mostly(wantsEnd), mostly(wantsMore))
  .map((parts) => parts.flat());

test("whatever guests ask of two houses, in any order, both show one table", PATIENCE, async () => {
  const tally = { matches: 0, rematches: 0, said: 0 };
  const evening = fc.asyncProperty(anyOrder(), evenings, async (order, evening) => {
    const all = new Neighbourhood(order);
    await all.open();
    try {
      for (const { step, pause } of evening) {
        step.run(all);
        if (pause === Number.POSITIVE_INFINITY) await all.calm();
        else for (let i = 0; i < pause; i++) await all.step();
      }
      await all.comeToRest();
      await all.judge();
      tally.matches += (await all.kept.runningMatches()).length;
      tally.rematches += (await all.kept.listDocuments("table", { after: null, limit: 9 })).length - 1;
      tally.said += all.onlookers[0]?.messages.length ?? 0;
      expect(all.violations).toEqual([]);
    } finally {
      await all.close();
    }
  });
  await fc.assert(evening, { seed: SEED, numRuns: Number(process.env["HOUSES_RUNS"] ?? 300) });
  // Else nothing of this was tried.
  expect(Math.min(tally.matches, tally.rematches, tally.said)).toBeGreaterThan(5);
});
