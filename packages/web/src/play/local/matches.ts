import { loadGame } from "@safehouse/games";
import { fail, ok, type Result } from "@safehouse/kernel";
import { idbStore } from "./idb-store.ts";
import { type LocalStore, type Trouble, troubleOf } from "./kept.ts";
import { randomHex } from "./random-hex.ts";
import { readSaved, type SavedProblem, writeSaved } from "./saved-file.ts";

export type { LocalSummary } from "./kept.ts";
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

/** Opens such a file as a match of its own and tells its id. Never rejects: a bad file is refused with its reason. */
export async function openSavedMatch(
  file: Blob,
  store: LocalStore = idbStore,
): Promise<Result<string, SavedProblem | Trouble>> {
  try {
    const read = await readSaved(await file.text(), loadGame);
    if (!read.ok) return read;
    const { game, title, seats, hotSeat, continuedFrom, rules, content, config, seed, pin, entries, isOver } =
      read.value;
    const id = randomHex(8);
    const origin = continuedFrom === null ? {} : { continuedFrom };
    await store.create({
      summary: {
        id,
        game,
        title,
        seats,
        hotSeat,
        isOver,
        yourTurn: !isOver,
        n: entries.length,
        updatedAt: Date.now(),
        ...origin,
      },
      secrets: { id, rules, content, config, seed, pin },
      entries,
    });
    return ok(id);
  } catch (error) {
    return fail(troubleOf(error));
  }
}
