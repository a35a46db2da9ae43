import { type Json, ok, type Result } from "@safehouse/kernel";
import { unavailable } from "../problem.ts";
import { type Store, StoreConflict } from "../store/store.ts";
import { type Refusal, Refused } from "./refusal.ts";

export interface Kept<T> {
  readonly id: string;
  readonly version: number;
  readonly body: T;
  readonly expiresAt: number | null;
}

/** From one state of a document to the next; the same object where nothing changes. Called again if somebody else was first. */
export type Transition<T> = (body: T) => Result<T, Refusal>;

const MOST_ATTEMPTS = 20;
const PAGE = 200;

/** Documents of one kind. A change is compared and set, and tried again as often as somebody else was first. */
export class Collection<T> {
  readonly #store: Store;
  readonly #kind: string;
  /** When a document that is written now will be cleared away. */
  readonly #expiry: (body: T) => number | null;

  constructor(store: Store, kind: string, expiry: (body: T) => number | null) {
    this.#store = store;
    this.#kind = kind;
    this.#expiry = expiry;
  }

  async find(id: string): Promise<Kept<T> | null> {
    const document = await this.#call(() => this.#store.findDocument(this.#kind, id));
    return document as Kept<unknown> as Kept<T> | null;
  }

  /** False if there is one already. */
  async create(id: string, body: T): Promise<boolean> {
    return (await this.#put(id, 1, body)) !== null;
  }

  /** Null if there is no such document. Throws what the transition refuses. */
  async change(id: string, transition: Transition<T>): Promise<Kept<T> | null> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const kept = await this.find(id);
      if (kept === null) return null;
      const next = transition(kept.body);
      if (!next.ok) throw new Refused(next.error);
      if (next.value === kept.body) return kept;
      const written = await this.#put(id, kept.version + 1, next.value);
      if (written !== null) return written;
    }
    throw unavailable(
      "store.contended",
      "Too many want to change this at once, and nothing has happened. Send it again.",
    );
  }

  /** Writes it whether or not it is there. */
  async keep(id: string, body: T): Promise<void> {
    if (!(await this.create(id, body))) await this.change(id, () => ok(body));
  }

  async remove(id: string): Promise<void> {
    await this.#call(() => this.#store.removeDocument(this.#kind, id));
  }

  /** The ids of those whose time is up by then, the longest first. */
  async expired(time: number, limit: number): Promise<readonly string[]> {
    const documents = await this.#call(() => this.#store.listExpired(this.#kind, time, limit));
    return documents.map(({ id }) => id);
  }

  async *all(): AsyncGenerator<Kept<T>> {
    for (let after: string | null = null; ;) {
      const page = await this.#call(() => this.#store.listDocuments(this.#kind, { after, limit: PAGE }));
      yield* page as readonly Kept<unknown>[] as readonly Kept<T>[];
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? null;
    }
  }

  /** Writes those anew that would get another date now, a page at a time. */
  async *redate(): AsyncGenerator<void> {
    for await (const { id, body, expiresAt } of this.all()) {
      if (this.#expiry(body) === expiresAt) continue;
      await this.change(id, (body) => ok(structuredClone(body)));
      yield;
    }
  }

  async #put(id: string, version: number, body: T): Promise<Kept<T> | null> {
    const expiresAt = this.#expiry(body);
    return this.#call(async () => {
      try {
        await this.#store.putDocument({ kind: this.#kind, id, version, body: body as Json, expiresAt });
        return { id, version, body, expiresAt };
      } catch (error) {
        if (error instanceof StoreConflict) return null;
        throw error;
      }
    });
  }

  async #call<R>(action: () => Promise<R>): Promise<R> {
    try {
      return await action();
    } catch (error) {
      throw Object.assign(
        unavailable(
          "store.unavailable",
          "This could not be read or saved now, and nothing has happened. Send it again.",
        ),
        {
          cause: error,
        },
      );
    }
  }
}
