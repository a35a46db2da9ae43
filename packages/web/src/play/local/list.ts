import { idbStore } from "./idb-store.ts";
import type { LocalStore, LocalSummary } from "./kept.ts";

/** The matches of this device, the latest first. By itself, because the home page needs no more than that. */
export async function listLocalMatches(store: LocalStore = idbStore): Promise<LocalSummary[]> {
  return (await store.list()).toSorted((a, b) => b.updatedAt - a.updatedAt);
}
