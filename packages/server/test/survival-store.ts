import type { RecordSeat } from "@safehouse/kernel";
import { memoryStore } from "../src/store/memory.ts";
import { type NewLine, OutcomeUnknown, type Store, StoreConflict, StoreUnavailable } from "../src/store/store.ts";

/**
 * What the next calls come to: nothing is done, it is done or not but no word of it comes back, or somebody seems to have been first.
 */
export type Trouble = "away" | "lost" | "cut" | "conflict";

type Method = Exclude<keyof Store, "isShared">;

/** Who sat at the match from then on; `isTold` if the house knows that it was written. */
export interface Seating {
  readonly at: number;
  readonly seats: readonly RecordSeat[];
  readonly isTold: boolean;
}

const WRITES_THAT_CONFLICT: readonly string[] = ["append", "putDocument"];

/**
 * A store as slow as its test wants, that fails when told to. As a real one it takes arguments in at the call and does one thing after
 * the other.
 */
export class TroubledStore {
  /** The truth, for whoever judges in the end. */
  readonly memory = memoryStore();
  readonly store: Store;
  readonly seatings: Seating[] = [];
  /** By entry of the match: when it was to be written, and when it was. */
  readonly written = new Map<number, { readonly called: number; readonly done: number }>();
  readonly #wait: (what: string) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();
  #trouble: { readonly kind: Trouble; left: number } | null = null;

  /** Every call waits for what `wait` returns. */
  constructor(wait: (what: string) => Promise<unknown>) {
    this.#wait = wait;
    const { isShared, ...methods } = this.memory;
    const calls = Object.keys(methods).map((method) => [
      method,
      (...given: unknown[]) => this.#call(method as Method, structuredClone(given)),
    ]);
    this.store = { isShared, ...(Object.fromEntries(calls) as typeof methods) };
  }

  trouble(kind: Trouble, calls: number): void {
    this.#trouble = { kind, left: calls };
  }

  heal(): void {
    this.#trouble = null;
  }

  #call(method: Method, given: unknown[]): Promise<unknown> {
    const called = Date.now();
    const answer = this.#last.then(async () => {
      await this.#wait(method);
      const kind = this.#nextTrouble();
      if (kind === "away") throw new StoreUnavailable("the disk is away");
      if (kind === "cut") throw new OutcomeUnknown("the line was cut");
      if (kind === "conflict" && WRITES_THAT_CONFLICT.includes(method)) throw new StoreConflict("not the next");
      const act = this.memory[method] as (...given: unknown[]) => Promise<unknown>;
      const value = await act(...given);
      const isTold = kind !== "lost";
      if (method === "append") {
        for (const { entry } of given[2] as NewLine[]) this.written.set(entry.n, { called, done: Date.now() });
      }
      if (method === "setSeats") {
        this.seatings.push({ at: Date.now(), seats: given[1] as readonly RecordSeat[], isTold });
      }
      if (!isTold) throw new OutcomeUnknown("no word of it came back");
      return value;
    });
    this.#last = answer.catch(() => {});
    return answer;
  }

  #nextTrouble(): Trouble | null {
    if (this.#trouble === null || this.#trouble.left-- <= 0) return null;
    return this.#trouble.kind;
  }
}
