import type { PastBookmark } from "@safehouse/host";
import type { Json } from "@safehouse/kernel";
import { chainOver, hexOf } from "../store/chain.ts";
import {
  DamagedDocument,
  type Head,
  type Store,
  StoreConflict,
  type StoredEntry,
  type StoredMatch,
} from "../store/store.ts";

export const BOOKMARK = "bookmark";

interface Kept {
  readonly rules: number;
  readonly content: string;
  /** Of the log that it was taken from: another log, however long, is not continued from it. */
  readonly link: string;
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

  async find(match: StoredMatch, lines: readonly StoredEntry[]): Promise<PastBookmark | null> {
    const body = await this.#read(match.id);
    if (body === null || body.rules !== match.rules || body.content !== match.content) return null;
    const { bookmark, link } = body;
    // Bookmarks of an older release do not know which log they are of, nor when questions were put.
    if (bookmark.n > lines.length || !Array.isArray(bookmark.asked)) return null;
    return hexOf(chainOver(match, lines.slice(0, bookmark.n))) === link ? bookmark : null;
  }

  /** Taken where the log had this head. */
  async keep({ id, rules, content }: StoredMatch, { link }: Head, bookmark: PastBookmark): Promise<void> {
    const body = { rules, content, link, bookmark } satisfies Kept as unknown as Json;
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
