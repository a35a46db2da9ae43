import { memoryStore } from "../../src/store/memory.ts";
import {
  type Head,
  type NewLine,
  type NewMatch,
  OutcomeUnknown,
  type Store,
  StoreUnavailable,
} from "../../src/store/store.ts";
import type { RecordSeat } from "@safehouse/kernel";
import type { Fate } from "./fate.ts";
import type { Life } from "./life.ts";

/** What may become of a call: it is refused, or no word of it comes back and it has happened, has not, or happens later. */
export const STORE_FAULTS = ["refused", "happened", "never", "later"] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

type Method = Exclude<keyof Store, "isShared">;

const WRITES: readonly Method[] = [
  "createMatch",
  "setStatus",
  "touchMatch",
  "removeMatch",
  "clearLines",
  "append",
  "setDue",
  "endMatch",
  "setSeats",
  "putDocument",
  "removeDocument",
  "removeExpired",
];

/** Lines that came into a log, and how. */
export interface Written {
  readonly match: string;
  readonly lines: readonly NewLine[];
  readonly by: Life;
  readonly calledAt: number;
  readonly writtenAt: number;
}

export interface Seated {
  readonly match: string;
  readonly at: number;
  readonly seats: readonly RecordSeat[];
  readonly tokenHashes: readonly (string | null)[];
}

export interface DatabaseWitness {
  onWritten(written: Written): void;
  onSeated(seated: Seated): void;
  onMade(match: NewMatch): void;
}

interface Faults {
  readonly kinds: readonly StoreFault[];
  readonly rate: number;
  readonly only: Method | null;
  readonly until: number;
}

/** Longer than this nobody waits for an answer. */
const PATIENCE_MS = 5_000;

/**
 * A database server that several houses share: what it has acknowledged it never loses. It is the product's own store for tests behind
 * lines that are slow, break, and do not keep the order of calls.
 */
export class Database {
  readonly #fate: Fate;
  readonly #witness: DatabaseWitness;
  readonly truth: Store;
  /** Until when it answers nobody, and until when it refuses everybody. */
  #pausedUntil = 0;
  #awayUntil = 0;
  #faults: Faults | null = null;
  #slowUntil = 0;
  #calls = 0;

  constructor(fate: Fate, witness: DatabaseWitness, plant: (truth: Store) => Store = (truth) => truth) {
    this.#fate = fate;
    this.#witness = witness;
    this.truth = plant(memoryStore(() => Math.floor(fate.now), true));
  }

  get calls(): number {
    return this.#calls;
  }

  /** Of all calls, or of some only. */
  troubled(kinds: readonly StoreFault[], rate: number, only: Method | null, milliseconds: number): void {
    this.#faults = { kinds, rate, only, until: this.#fate.now + milliseconds };
  }

  pause(milliseconds: number): void {
    this.#pausedUntil = this.#fate.now + milliseconds;
  }

  slow(milliseconds: number): void {
    this.#slowUntil = this.#fate.now + milliseconds;
  }

  /** Another server takes over. What was under way comes to anything; what was acknowledged is there. */
  failOver(milliseconds: number): void {
    this.#awayUntil = this.#fate.now + milliseconds;
  }

  heal(): void {
    this.#pausedUntil = 0;
    this.#awayUntil = 0;
    this.#slowUntil = 0;
    this.#faults = null;
  }

  /** The line of one process. */
  line(life: Life): Store {
    const methods = Object.keys(this.truth).filter((name): name is Method => name !== "isShared");
    const calls = methods.map((method) => [
      method,
      (...given: unknown[]) => this.#call(life, method, structuredClone(given)),
    ]);
    return { ...(Object.fromEntries(calls) as Omit<Store, "isShared">), isShared: true };
  }

  #call(life: Life, method: Method, given: unknown[]): Promise<unknown> {
    const fate = this.#fate;
    const what = `${method} ${subjectOf(given)}`;
    const call = { life, method, given, calledAt: fate.now, what };
    this.#calls++;
    return new Promise((resolve, reject) => {
      // Nobody waits for the answer of a process that is gone.
      const answer = (act: () => void): void => void life.after(this.#latency(), `hears of ${what}`, act);
      let isGivenUp = false;
      const cancelPatience = life.after(PATIENCE_MS, `gives up ${what}`, () => {
        isGivenUp = true;
        reject(lost(method));
      });
      const answered = (act: () => void): void =>
        answer(() => {
          cancelPatience();
          if (!isGivenUp) act();
        });
      const arrive = (): void => {
        const wait = this.#pausedUntil - fate.now;
        if (wait > 0) return void fate.after(wait + fate.between(0, 5), `database goes on with ${what}`, arrive);
        const fault = this.#faultFor(method);
        if (fault !== null) fate.note(`database: ${what} ${fault}`);
        if (fault === "refused") return answered(() => reject(new StoreUnavailable("the database refuses")));
        if (fault === "never") return answered(() => reject(lost(method)));
        if (fault === "later") {
          fate.after(fate.between(1, 4_000), `database does late ${what}`, () => void this.#act(call).catch(() => {}));
          return answered(() => reject(lost(method)));
        }
        this.#act(call).then(
          (value) => answered(() => (fault === "happened" ? reject(lost(method)) : resolve(value))),
          (error: unknown) => answered(() => reject(fault === "happened" ? lost(method) : error)),
        );
      };
      fate.after(this.#latency(), `database hears ${life.name}: ${what}`, arrive);
    });
  }

  #latency(): number {
    const fate = this.#fate;
    return fate.now < this.#slowUntil ? fate.between(50, 900) : fate.between(0.1, 4);
  }

  #faultFor(method: Method): StoreFault | null {
    const fate = this.#fate;
    if (fate.now < this.#awayUntil) return fate.pick(["refused", "refused", "refused", "never", "happened"]);
    const faults = this.#faults;
    if (faults === null || fate.now > faults.until || (faults.only ?? method) !== method) return null;
    return fate.happens(faults.rate) ? fate.pick(faults.kinds) : null;
  }

  async #act({ life, method, given, calledAt }: Call): Promise<unknown> {
    const act = this.truth[method] as (...given: unknown[]) => Promise<unknown>;
    const writtenAt = this.#fate.now;
    const value = await act(...given);
    if (method === "append") {
      const [match, , lines] = given as [string, Head, readonly NewLine[]];
      this.#witness.onWritten({ match, lines, by: life, calledAt, writtenAt });
    }
    if (method === "setSeats") {
      const [match, seats, tokenHashes] = given as [string, readonly RecordSeat[], readonly (string | null)[]];
      this.#witness.onSeated({ match, seats, tokenHashes, at: writtenAt });
    }
    if (method === "createMatch") this.#witness.onMade(given[0] as NewMatch);
    return value;
  }
}

interface Call {
  readonly life: Life;
  readonly method: Method;
  readonly given: unknown[];
  readonly calledAt: number;
}

/** A read that broke off has done nothing. */
function lost(method: Method): Error {
  return WRITES.includes(method)
    ? new OutcomeUnknown("no word of it came back")
    : new StoreUnavailable("no word of it came back");
}

/** For the trace: enough to see what it was about. */
function subjectOf(given: readonly unknown[]): string {
  const [first, second] = given;
  if (typeof first === "string") return `${first.slice(0, 12)} ${typeof second === "string" ? second.slice(0, 8) : ""}`;
  const { kind, id, version } = (first ?? {}) as { kind?: string; id?: string; version?: number };
  return `${kind ?? ""} ${id?.slice(0, 8) ?? ""} ${version ?? ""}`;
}
