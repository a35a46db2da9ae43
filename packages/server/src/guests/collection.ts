import { type Json, ok, type Result } from "@safehouse/kernel";
import { StoreAway, storeUnknown, unavailable } from "../problem.ts";
import { OutcomeUnknown, type Store, StoreConflict, type StoredDocument } from "../store/store.ts";
import type { Luck } from "../surroundings.ts";
import { type Refusal, Refused } from "./refusal.ts";
import { newId } from "./secret.ts";

export interface Kept<T> {
  readonly id: string;
  readonly version: number;
  readonly body: T;
  readonly expiresAt: number | null;
}

/** From one state of a document to the next; the same object where nothing changes. Called again if somebody else was first. */
export type Transition<T> = (body: T) => Result<T, Refusal>;

const MOST_ATTEMPTS = 20;
/** So many others may have changed a document before it is known what became of a change of ours. */
const OPERATIONS_KEPT = 8;
const PAGE = 200;

/**
 * Documents of one kind. A change is compared and set, and tried again as often as somebody else was first. If no word comes back, the
 * document itself tells whether it was changed: it knows its last operations.
 */
export class Collection<T> {
  readonly #store: Store;
  readonly #kind: string;
  /** When a document that is written now will be cleared away. */
  readonly #expiry: (body: T) => number | null;
  readonly #luck: Luck;

  constructor(store: Store, kind: string, expiry: (body: T) => number | null, luck: Luck) {
    this.#store = store;
    this.#kind = kind;
    this.#expiry = expiry;
    this.#luck = luck;
  }

  async find(id: string): Promise<Kept<T> | null> {
    return keptOf(await this.#call(() => this.#store.findDocument(this.#kind, id)));
  }

  /** Of those that there are. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#call(() => this.#store.documentVersions(this.#kind, ids));
  }

  /** False if there is one already. */
  async create(id: string, body: T): Promise<boolean> {
    return (await this.#write(id, (last) => (last === null ? ok(body) : null))).isOurs;
  }

  /** Null if there is no such document. Throws what the transition refuses. */
  async change(id: string, transition: Transition<T>): Promise<Kept<T> | null> {
    return (await this.#write(id, (last) => (last === null ? null : transition(last.body)))).kept;
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

  /**
   * Writes what `next` makes of the document, which is null where there is none; null leaves it. If no word of an attempt comes back, it
   * is read again: either ours is there, or it can be tried again, since only one of two attempts at one version can happen.
   */
  async #write(
    id: string,
    next: (last: Kept<T> | null) => Result<T, Refusal> | null,
  ): Promise<{ readonly kept: Kept<T> | null; readonly isOurs: boolean }> {
    const operation = newId(this.#luck);
    let isUnknown = false;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const last = await this.#call(() => this.#store.findDocument(this.#kind, id), isUnknown);
      const kept = keptOf<T>(last);
      if (last?.operations.includes(operation)) return { kept, isOurs: true };
      const body = next(kept);
      if (body === null) return { kept, isOurs: false };
      if (!body.ok) throw new Refused(body.error);
      if (body.value === kept?.body) return { kept, isOurs: false };
      const outcome = await this.#put(id, last, body.value, operation, isUnknown);
      if (outcome === "unknown") isUnknown = true;
      else if (outcome !== "conflict") return { kept: outcome, isOurs: true };
    }
    throw isUnknown
      ? storeUnknown()
      : unavailable(
          "store.contended",
          "Too many want to change this at once, and nothing has happened. Send it again.",
        );
  }

  async #put(
    id: string,
    last: StoredDocument | null,
    body: T,
    operation: string,
    isUnknown: boolean,
  ): Promise<Kept<T> | "conflict" | "unknown"> {
    const expiresAt = this.#expiry(body);
    const version = (last?.version ?? 0) + 1;
    const operations = [...(last?.operations ?? []), operation].slice(-OPERATIONS_KEPT);
    return this.#call(async () => {
      try {
        await this.#store.putDocument({ kind: this.#kind, id, version, body: body as Json, expiresAt, operations });
        return { id, version, body, expiresAt };
      } catch (error) {
        if (error instanceof StoreConflict) return "conflict";
        if (error instanceof OutcomeUnknown) return "unknown";
        throw error;
      }
    }, isUnknown);
  }

  async #call<R>(action: () => Promise<R>, isUnknown = false): Promise<R> {
    try {
      return await action();
    } catch (error) {
      throw Object.assign(isUnknown ? storeUnknown() : new StoreAway(), { cause: error });
    }
  }
}

function keptOf<T>(document: StoredDocument | null): Kept<T> | null {
  return document as Kept<unknown> as Kept<T> | null;
}
