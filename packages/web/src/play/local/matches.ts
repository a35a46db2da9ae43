import { idbStore } from "./idb-store.ts";
import type { LocalStore } from "./kept.ts";
import { writeSaved } from "./saved-file.ts";

export type { LocalSummary, ScenarioName } from "./kept.ts";
export { listLocalMatches } from "./list.ts";

export function deleteLocalMatch(id: string, store: LocalStore = idbStore): Promise<void> {
  return store.remove(id);
}

export function renameLocalMatch(id: string, title: string, store: LocalStore = idbStore): Promise<void> {
  return store.change(id, { title: title.trim().slice(0, 60) });
}

/** A file with everything to go on, every hand included. Null if there is no such match. */
export async function saveLocalMatch(id: string, store: LocalStore = idbStore): Promise<Blob | null> {
  const kept = await store.read(id);
  return kept === null ? null : new Blob([writeSaved(kept)], { type: "application/json" });
}
