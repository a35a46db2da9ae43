import * as fc from "fast-check";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { lineText, linkOf, nextLink } from "../src/store/chain.ts";
import { Appends } from "../src/store/postgres/appends.ts";
import { Connections } from "../src/store/postgres/connections.ts";
import { type Head, type Store, StoreConflict } from "../src/store/store.ts";
import { ask, freshDatabase, openOn } from "./postgres.ts";
import { headAfter } from "./store-lines.ts";
import { entry, newMatch } from "./store-suite-data.ts";

const MATCHES = 6;
const HOUSES = 3;
const idOf = (i: number): string => `match ${i}`;

/** One house that writes to matches as it last saw them. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #store: Store;
  readonly #name: string;
  readonly #seen = new Map<string, Head>();
  #count = 0;

  constructor(store: Store, name: string) {
    this.#store = store;
    this.#name = name;
  }

  /** Several at once, in this order. */
  async appendToAll(ids: readonly string[], lines: number): Promise<void> {
    await Promise.all(ids.map((id) => this.#append(id, lines)));
  }

  async #append(id: string, count: number): Promise<void> {
    const seen = this.#seen.get(id) ?? headAfter(newMatch(id), []);
    const lines = Array.from({ length: count }, (_, i) => ({
      entry: entry(seen.n + 1 + i),
      command: `${this.#name} ${++this.#count}`,
    }));
    try {
      const { head } = await this.#store.append(id, seen, lines);
      this.#seen.set(id, head);
      this.acknowledged.push(...lines.map(({ command }) => `${id}: ${command}`));
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      this.#seen.set(id, (await this.#store.heads([id])).get(id) as Head);
    }
  }
}

const round = fc.array(
  fc.record({
    house: fc.nat(HOUSES - 1),
    ids: fc.shuffledSubarray(
      Array.from({ length: MATCHES }, (_, i) => idOf(i)),
      { minLength: 1 },
    ),
    lines: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 2, maxLength: 6 },
);

describe("houses that write to one database", () => {
  test("never fork a log, and each finds in it what it was told", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 5, maxLength: 12 }), async (rounds) => {
        const address = await freshDatabase();
        const stores = await Promise.all(Array.from({ length: HOUSES }, () => openOn(address)));
        const [store] = stores as [Store];
        for (let i = 0; i < MATCHES; i++) await store.createMatch(newMatch(idOf(i)));
        const writers = stores.map((each, i) => new Writer(each, `house ${i}`));
        for (const each of rounds) {
          await Promise.all(each.map(({ house, ids, lines }) => writers[house]?.appendToAll(ids, lines)));
        }
        const told: string[] = [];
        for (let i = 0; i < MATCHES; i++) {
          // Reading checks every link up to the head.
          const { lines, head } = await store.readLog(idOf(i));
          expect(head.n).toBe(lines.length);
          told.push(...lines.map(({ command }) => `${idOf(i)}: ${command}`));
        }
        expect(told.toSorted()).toEqual(writers.flatMap(({ acknowledged }) => acknowledged).toSorted());
        await Promise.all(stores.map((each) => each.close()));
        const name = new URL(address).pathname.slice(1);
        const [stats] = await ask(address, "SELECT deadlocks::int FROM pg_stat_database WHERE datname = $1", [name]);
        expect(stats?.["deadlocks"]).toBe(0);
      }),
      { seed: 15, numRuns: 4 },
    );
  });

  test("lock matches in one order, whatever the order of a batch: so they never wait for each other in a circle", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    for (const id of ["a", "b"]) await store.createMatch(newMatch(id));
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query("BEGIN; SELECT FROM safehouse.heads WHERE id = 'a' FOR UPDATE");
    const line = [{ entry: entry(1), command: null }];
    const appended = Promise.all(["b", "a"].map((id) => store.append(id, headAfter(newMatch(id), []), line)));
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => ask(address, waiting)).toHaveLength(1);
    // It waits for the first and does not yet hold the second.
    await other.query("SELECT FROM safehouse.heads WHERE id = 'b' FOR UPDATE NOWAIT");
    await other.query("COMMIT");
    await other.end();
    expect((await appended).map(({ head: { n } }) => n)).toEqual([1, 1]);
  });

  test("take a seat, end a match or set it apart once, and whoever saw it before is refused", async () => {
    const address = await freshDatabase();
    const [one, other] = await Promise.all([openOn(address), openOn(address)]);
    await one.createMatch(newMatch("m"));
    const seen = headAfter(newMatch("m"), []);
    const { seats, tokenHashes } = newMatch("m");
    const taken = await Promise.allSettled([one, other].map((each) => each.setSeats("m", seats, tokenHashes, 1)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const line = [{ entry: entry(1), command: null }];
    await expect(one.append("m", seen, line)).rejects.toThrow(StoreConflict);
    await other.setStatus("m", "quarantined", "a zero byte: \0");
    await expect(one.append("m", { ...seen, seating: 2 }, line)).rejects.toThrow(StoreConflict);
    expect(await one.findMatch("m")).toMatchObject({ seating: 2, problem: "a zero byte: \ufffd" });
    expect((await one.append("m", { ...seen, seating: 2, status: "quarantined" }, line)).head.n).toBe(1);
  });

  test("what cannot be kept takes nothing else of its commit along", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    const connections = new Connections(address);
    const appends = new Appends(connections);
    try {
      for (const id of ["a", "b", "c"]) await store.createMatch(newMatch(id));
      const add = (match: string, text: string) => {
        const seen = headAfter(newMatch(match), []);
        return appends.add({
          match,
          seen,
          lines: [{ n: 1, text, link: nextLink(linkOf(seen.link), text) }],
          isDue: false,
        });
      };
      const line = lineText(entry(1), null);
      const tries = await Promise.allSettled([add("a", line), add("b", "\0"), add("c", line)]);
      expect(tries.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(tries[1]).toMatchObject({ reason: expect.any(RangeError) });
      const heads = await store.heads(["a", "b", "c"]);
      expect(["a", "b", "c"].map((id) => heads.get(id)?.n)).toEqual([1, 0, 1]);
    } finally {
      await connections.close();
    }
  });
});
