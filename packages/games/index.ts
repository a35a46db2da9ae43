import { type AnyCore, type Edition, type GameOffer, isSameEdition } from "@safehouse/kernel";
import type { GameLoaders, HostedGame, TableGame } from "./manifest.ts";
import { findOnShelf, SHELF } from "./shelf.ts";

export type { GameManifest, TableGame } from "./manifest.ts";

/** Every game of the house, loaded when it is asked for, and no more of it than is needed. */
export const GAME_IDS: readonly string[] = SHELF.map(({ id }) => id);

/** For who sets a table, or reads the rules: always the present edition. */
export async function loadOffer(id: string): Promise<GameOffer | null> {
  const load = find(id);
  return load === null ? null : (load.offer ?? load.game)();
}

/** For a page at a table. Null also for an edition that is not played here. */
export async function loadCore(id: string, edition?: Edition): Promise<TableGame | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await (load.core ?? load.game)(), edition);
}

/** For a host: the whole game, with its bots. Null also for an edition that is not played here. */
export async function loadGame(id: string, edition?: Edition): Promise<HostedGame | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await load.game(), edition);
}

/** The editions of a game that are played here, the present one first; none of an unknown game. */
export async function editionsOf(id: string): Promise<readonly Edition[]> {
  const present = await loadOffer(id);
  if (present === null) return [];
  return [present, ...(await loadOlder(id)).toReversed()].map(({ meta: { rules, content } }) => ({ rules, content }));
}

/** The versions of their rules. */
export async function rulesVersions(id: string): Promise<readonly number[]> {
  return [...new Set((await editionsOf(id)).map(({ rules }) => rules))];
}

async function inEdition<Loaded extends AnyCore>(
  id: string,
  present: Loaded,
  edition: Edition | undefined,
): Promise<Loaded | HostedGame | null> {
  if (edition === undefined || isSameEdition(present.meta, edition)) return present;
  return (await loadOlder(id)).find(({ meta }) => isSameEdition(meta, edition)) ?? null;
}

/** Apart from the rest: hardly anybody needs them. */
async function loadOlder(id: string): Promise<readonly HostedGame[]> {
  return (await find(id)?.older?.()) ?? [];
}

function find(id: string): GameLoaders | null {
  return findOnShelf(id)?.load ?? null;
}
