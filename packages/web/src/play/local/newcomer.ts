import { idbStore } from "./idb-store.ts";
import type { LocalStore } from "./kept.ts";

/** Nobody at this device has played the game to its end. */
export async function isNewTo(game: string, store: LocalStore = idbStore): Promise<boolean> {
  return !(await store.list()).some((match) => match.game === game && match.isOver);
}
