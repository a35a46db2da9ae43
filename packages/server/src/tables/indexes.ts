import { ok } from "@safehouse/kernel";
import { Collection } from "../guests/collection.ts";
import type { Store } from "../store/store.ts";
import type { Luck } from "../surroundings.ts";
import { expiryAfter } from "../upkeep/keep.ts";
import { newCode } from "./code.ts";

/** Who gives people days need not count minutes. */
const SLOW_STEP_MS = 600_000;

interface CodeEntry {
  readonly table: string;
  readonly expiresAt: number | null;
}

/**
 * Where tables are found. An entry is written before its table says so and may outlive it: whoever reads one looks at the table, too,
 * and drops what no longer holds.
 */
export class TableIndexes {
  readonly #store: Store;
  readonly #codes: Collection<CodeEntry>;
  readonly #keepMs: number | null;
  readonly #luck: Luck;
  /** Those that everybody may join or watch. */
  readonly listed: Collection<object>;
  /** Those whose decisions have a time. */
  readonly timed: Collection<object>;
  /** Slow tables by when somebody has to look at them, the earliest first: that is the beginning of the id. */
  readonly slow: Collection<{ readonly table: string }>;
  /** The table that a match belongs to. */
  readonly byMatch: Collection<{ readonly table: string }>;

  /** By the code of a printed sheet. */
  readonly papers: Collection<{ readonly table: string }>;

  constructor(store: Store, keepMs: number | null, luck: Luck) {
    this.#store = store;
    this.#keepMs = keepMs;
    this.#luck = luck;
    this.#codes = new Collection(store, "table-code", ({ expiresAt }) => expiresAt, luck);
    this.listed = new Collection(store, "open-table", () => null, luck);
    this.timed = new Collection(store, "timed-table", () => null, luck);
    this.slow = new Collection(store, "slow-table", () => null, luck);
    this.papers = new Collection(store, "paper-code", () => null, luck);
    this.byMatch = new Collection(store, "table-of-match", () => null, luck);
  }

  /** Tables where the guest sits, unfinished or lately played. */
  of(guest: string): Collection<object> {
    return new Collection(this.#store, `tables-of ${guest}`, () => null, this.#luck);
  }

  /** Tables where the guest played long ago, or sat before the start: only to be forgotten. */
  playedBy(guest: string): Collection<object> {
    return new Collection(this.#store, `played-by ${guest}`, () => null, this.#luck);
  }

  /** Somebody has to look at a slow table soon after then: two who say so at the same time say the same. */
  async wakeAt(table: string, time: number): Promise<void> {
    const round = Math.ceil(time / SLOW_STEP_MS) * SLOW_STEP_MS;
    await this.slow.create(`${String(round).padStart(15, "0")} ${table}`, { table });
  }

  /** Slow tables that are due by then; each stays until it is removed by its key. */
  async *due(time: number): AsyncGenerator<{ readonly key: string; readonly table: string }> {
    for await (const { id, body } of this.slow.all()) {
      if (Number(id.slice(0, 15)) > time) return;
      yield { key: id, table: body.table };
    }
  }

  /** A code that no other table has. */
  async reserveCode(table: string, now: number): Promise<string> {
    for (;;) {
      const code = newCode(this.#luck.randomBelow);
      if (await this.#codes.create(code, { table, expiresAt: expiryAfter(now, this.#keepMs) })) return code;
    }
  }

  async findCode(code: string): Promise<string | null> {
    return (await this.#codes.find(code))?.body.table ?? null;
  }

  async dropCode(code: string): Promise<void> {
    await this.#codes.remove(code);
  }

  /** A table that stays longer keeps its code as long. */
  async keepCode(code: string, now: number): Promise<void> {
    await this.#codes.change(code, (entry) => ok({ ...entry, expiresAt: expiryAfter(now, this.#keepMs) }));
  }
}
