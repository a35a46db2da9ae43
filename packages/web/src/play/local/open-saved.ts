import { loadCore, loadOffer } from "@safehouse/games";
import { fail, ok, type Result } from "@safehouse/kernel";
import { idbStore } from "./idb-store.ts";
import { type LocalStore, type Trouble, troubleOf } from "./kept.ts";
import { randomHex } from "./random-hex.ts";
import { readSaved, type SavedProblem } from "./read-saved.ts";
import { scenarioName } from "./scenario-name.ts";

/** Opens a saved file as a match of its own and tells its id. Never rejects: a bad file is refused with its reason. */
export async function openSavedMatch(
  file: Blob,
  store: LocalStore = idbStore,
): Promise<Result<string, SavedProblem | Trouble>> {
  try {
    const read = await readSaved(await file.text(), loadCore);
    if (!read.ok) return read;
    const { game, title, seats, hotSeat, continuedFrom, rules, content, config, seed, pin, entries, isOver } =
      read.value;
    const id = randomHex(8);
    const origin = continuedFrom === null ? {} : { continuedFrom };
    const offer = await loadOffer(game);
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
        ...(offer !== null && scenarioName(offer.meta, config)),
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
