import { Worker } from "node:worker_threads";
import {
  DamagedDatabase,
  DamagedDocument,
  DamagedLog,
  FolderInUse,
  OutcomeUnknown,
  type Store,
  StoreConflict,
  StoreUnavailable,
} from "./store.ts";
import type { SqliteOptions } from "./sqlite.ts";

/** What may be asked of the thread that keeps the database. */
export type StoreMethod = Exclude<keyof Store, "isShared">;

export interface StoreCall {
  readonly id: number;
  readonly method: StoreMethod;
  readonly args: readonly unknown[];
}

export type StoreReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly kind: string; readonly message: string } };

/** The folder and what of the options can be handed to a thread. */
export interface StoreThreadData extends Omit<SqliteOptions, "onOpen" | "now"> {
  readonly folder: string;
}

interface Waiting {
  readonly isAppend: boolean;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const ERRORS: readonly (new (message: string) => Error)[] = [
  StoreConflict,
  OutcomeUnknown,
  DamagedLog,
  DamagedDocument,
  StoreUnavailable,
  FolderInUse,
  DamagedDatabase,
  RangeError,
];

/**
 * The SQLite store in a thread of its own: while it waits for the disk, the house goes on talking. What one commit settles comes back
 * together. Rejects as `openSqliteStore` does. If the thread dies, everything asked of it is refused from then on, and nothing brings it
 * back.
 */
export async function openStoreThread(
  data: StoreThreadData,
  onDeath: (reason: StoreUnavailable) => void = () => {},
): Promise<Store> {
  const thread = new StoreThread(data);
  await thread.opened;
  thread.onDeath = onDeath;
  return thread.store;
}

class StoreThread {
  readonly opened: Promise<unknown>;
  readonly store: Store;
  onDeath: (reason: StoreUnavailable) => void = () => {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  /** Asked and not sent yet. */
  #calls: StoreCall[] = [];
  /** Appends that the thread has not answered yet. */
  #appending = 0;
  #isPosting = false;
  #ended: StoreUnavailable | null = null;

  constructor(data: StoreThreadData) {
    this.#worker = new Worker(new URL("thread-worker.ts", import.meta.url), { workerData: data, execArgv: [] });
    // The thread speaks first: its reply 0 says whether the store is open.
    this.opened = new Promise((resolve, reject) => this.#waiting.set(0, { isAppend: false, resolve, reject }));
    this.#worker.on("message", (replies: readonly StoreReply[]) => {
      for (const reply of replies) this.#settle(reply);
      if (this.#appending === 0) this.#post();
    });
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(null));
    const ask =
      <Method extends StoreMethod>(method: Method) =>
      (...args: Parameters<Store[Method]>): Promise<never> =>
        this.#ask(method, args);
    this.store = {
      isShared: false,
      createMatch: ask("createMatch"),
      findMatch: ask("findMatch"),
      setStatus: ask("setStatus"),
      touchMatch: ask("touchMatch"),
      agedMatches: ask("agedMatches"),
      removeMatch: ask("removeMatch"),
      clearLines: ask("clearLines"),
      endOf: ask("endOf"),
      runningMatches: ask("runningMatches"),
      dueMatches: ask("dueMatches"),
      append: ask("append"),
      readLog: ask("readLog"),
      heads: ask("heads"),
      setDue: ask("setDue"),
      endMatch: ask("endMatch"),
      findEnding: ask("findEnding"),
      setSeats: ask("setSeats"),
      findDocument: ask("findDocument"),
      putDocument: ask("putDocument"),
      documentVersions: ask("documentVersions"),
      removeDocument: ask("removeDocument"),
      listDocuments: ask("listDocuments"),
      listExpired: ask("listExpired"),
      removeExpired: ask("removeExpired"),
      checkHealth: ask("checkHealth"),
      close: () => this.#close(),
    };
  }

  #ask(method: StoreMethod, args: readonly unknown[]): Promise<never> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise<never>((resolve, reject) => {
      const id = ++this.#count;
      const isAppend = method === "append";
      this.#waiting.set(id, { isAppend, resolve: resolve as (value: unknown) => void, reject });
      this.#calls.push({ id, method, args });
      // All that is no append goes at once, behind what was asked before it: its caller may change its arguments.
      if (isAppend) this.#postSoon();
      else this.#post();
    });
  }

  /**
   * Nobody changes the lines of a match afterwards, and hundreds of matches append in one tick: they go together. While the thread is at
   * a commit it would only let them lie, so they wait here for its end: one message and one commit for all of them.
   */
  #postSoon(): void {
    if (this.#isPosting || this.#appending > 0) return;
    this.#isPosting = true;
    setImmediate(() => {
      this.#isPosting = false;
      this.#post();
    });
  }

  #post(): void {
    const calls = this.#calls;
    if (calls.length === 0) return;
    this.#calls = [];
    for (const { method } of calls) if (method === "append") this.#appending++;
    this.#worker.postMessage(calls);
  }

  #settle(reply: StoreReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (waiting?.isAppend) this.#appending--;
    if ("error" in reply) waiting?.reject(revive(reply.error));
    else waiting?.resolve(reply.value);
  }

  async #close(): Promise<void> {
    if (this.#ended !== null) return;
    await this.#ask("close", []);
    this.#ended = new StoreUnavailable("The store is closed.");
    await this.#worker.terminate();
  }

  /** What was under way may or may not have reached the disk: as after a crash, the database alone knows. */
  #end(error: unknown): void {
    const isNews = this.#ended === null;
    const reason = error instanceof Error ? ` (${error.message})` : "";
    this.#ended ??= new StoreUnavailable(
      `The thread that keeps the database has ended${reason}. Start the house again.`,
    );
    for (const { reject } of this.#waiting.values()) reject(new OutcomeUnknown(this.#ended.message, { cause: error }));
    this.#waiting.clear();
    if (isNews) this.onDeath(this.#ended);
  }
}

/** Classes do not travel between threads; their names do. */
function revive({ kind, message }: { readonly kind: string; readonly message: string }): Error {
  const Fault = ERRORS.find(({ name }) => name === kind) ?? Error;
  return new Fault(message);
}
