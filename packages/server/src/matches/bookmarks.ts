import type { PastBookmark } from "@safehouse/host";
import type { Json } from "@safehouse/kernel";
import { DamagedDocument, type Store, StoreConflict, type StoredMatch } from "../store/store.ts";

export const BOOKMARK = "bookmark";

interface Kept {
  readonly rules: number;
  readonly content: string;
  readonly bookmark: PastBookmark;
}

/**
 * Where running matches were when they left the memory, so that they need not be replayed from their first entry. Only a convenience:
 * the log is the truth, and a bookmark that is missing, damaged or of other rules costs a moment and nothing else.
 */
export class Bookmarks {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async find({ id, rules, content }: StoredMatch, entries: number): Promise<PastBookmark | null> {
    const body = await this.#read(id);
    if (body === null || body.rules !== rules || body.content !== content || body.bookmark.n > entries) return null;
    // Bookmarks of an older release do not know when questions were put.
    return Array.isArray(body.bookmark.asked) ? body.bookmark : null;
  }

  async keep({ id, rules, content }: StoredMatch, bookmark: PastBookmark): Promise<void> {
    const body = { rules, content, bookmark } satisfies Kept as unknown as Json;
    try {
      const last = await this.#store.findDocument(BOOKMARK, id);
      await this.#store.putDocument({ kind: BOOKMARK, id, version: (last?.version ?? 0) + 1, body, expiresAt: null });
    } catch (error) {
      if (error instanceof DamagedDocument) await this.forget(id);
      else if (!(error instanceof StoreConflict)) throw error;
    }
  }

  forget(id: string): Promise<void> {
    return this.#store.removeDocument(BOOKMARK, id);
  }

  async #read(id: string): Promise<Kept | null> {
    try {
      const document = await this.#store.findDocument(BOOKMARK, id);
      return (document?.body ?? null) as Kept | null;
    } catch (error) {
      if (error instanceof DamagedDocument) return null;
      throw error;
    }
  }
}
