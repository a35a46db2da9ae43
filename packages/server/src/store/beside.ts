import type { MatchStatus, Store, StoredDocument } from "./store.ts";

/** What one house has against a match that others may go on with. */
export interface Complaint {
  readonly node: string;
  readonly build: string;
  readonly problem: string;
}

/** A match that was set apart: for all, or only in the houses that complain of it. */
export interface SetApart {
  readonly id: string;
  readonly entries: number;
  readonly isForAll: boolean;
  /** Why it was set apart for all. */
  readonly problem: string | null;
  readonly complaints: readonly Complaint[];
}

/** The data of a house for its operator, who comes beside houses that may be open. */
export interface Beside extends Pick<
  Store,
  "findMatch" | "readLog" | "findDocument" | "listDocuments" | "removeDocument"
> {
  /** In the order they were made. */
  setApart(): Promise<readonly SetApart[]>;
  /** Nobody has anything against it any more. If it was set apart for all, it has that status again. */
  release(id: string, status: Exclude<MatchStatus, "quarantined">): Promise<void>;
}

const PAGE = 200;

/** Of a store, too. */
export async function* allDocuments(house: Pick<Store, "listDocuments">, kind: string): AsyncGenerator<StoredDocument> {
  for (let after: string | null = null; ;) {
    const page: readonly StoredDocument[] = await house.listDocuments(kind, { after, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}
