import type { Edition } from "@safehouse/kernel";
import type { Commons } from "../commons/commons.ts";
import { editionName } from "../commons/edition-name.ts";
import { type NewMatch, OutcomeUnknown, type Store, StoreConflict } from "../store/store.ts";
import type { Promised } from "./blueprint.ts";
import { OtherEdition } from "./other-edition.ts";
import type { Shelf, ShelvedGame } from "./shelf.ts";

/**
 * If the id is taken after an attempt of which no word came back, that attempt took it: nobody else knows it. One that was promised may
 * have been made by others, who were promised the same.
 */
export async function writeMatch(store: Store, match: NewMatch, mayBeMade: boolean): Promise<void> {
  try {
    await store.createMatch(match);
  } catch (error) {
    if (mayBeMade && error instanceof StoreConflict) return;
    if (mayBeMade || !(error instanceof OutcomeUnknown)) throw error;
    await writeMatch(store, match, true);
  }
}

/** New matches are of the newest edition that all houses can play: people may go on in any of them. */
export async function gameForNewMatch(
  shelf: Shelf,
  { houses, node }: Commons,
  game: string,
): Promise<ShelvedGame | null> {
  const others = houses.living().filter((house) => house.node !== node);
  if (others.length === 0) return shelf.find(game);
  const isKnown = (edition: Edition): boolean =>
    others.every(({ editions }) => editions[game]?.includes(editionName(edition)) ?? true);
  const common = (await shelf.editions(game)).find(isKnown);
  return shelf.find(game, common);
}

/** A table may have begun under rules that are not the newest any more. */
export async function promisedGame(
  shelf: Shelf,
  game: string,
  promised: Promised | undefined,
): Promise<ShelvedGame | null> {
  if (promised?.edition === undefined) return null;
  const shelved = await shelf.find(game, promised.edition);
  if (shelved !== null) return shelved;
  throw new OtherEdition({ game, ...promised.edition, status: "running" }, await shelf.versions(game));
}
