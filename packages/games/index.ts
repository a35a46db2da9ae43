import {
  type AnyCore,
  type AnyFront,
  type AnyGame,
  type AnyHabits,
  type AnyJudge,
  type Edition,
  type GameOffer,
  isSameEdition,
} from "@safehouse/kernel";
import type { GameLoaders, HostedGame, KnownConfig, TableGame } from "./manifest.ts";
import type { Nightly } from "./nightly.ts";
import type { PuzzleShelf } from "./puzzles.ts";
import { findOnShelf, SHELF } from "./shelf.ts";

export type { GameManifest, KnownConfig, TableGame } from "./manifest.ts";

/** Every game of the house, loaded when it is asked for, and no more of it than is needed. */
export const GAME_IDS: readonly string[] = SHELF.map(({ id }) => id);

/** For who sets a table, or reads the rules: always the present edition. */
export async function loadOffer(id: string): Promise<GameOffer | null> {
  const load = find(id);
  return load === null ? null : (load.offer ?? load.game)();
}

/** A match that was configured when it was made: by which edition, as far as that is known, and how. */
export interface ConfiguredMatch {
  readonly edition: Edition | undefined;
  readonly config: KnownConfig;
}

/** For a table to be shown by at once. Null also for an edition that is not played here. */
export async function loadFront(id: string, { edition, config }: ConfiguredMatch): Promise<AnyFront | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await (load.front ?? load.core ?? load.game)(config), edition);
}

/** For a page at that table, once it wants all of the rules. */
export async function loadMatchCore(id: string, { edition, config }: ConfiguredMatch): Promise<AnyCore | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await (load.matchCore ?? load.core ?? load.game)(config), edition);
}

/** For its host. */
export async function loadMatchGame(id: string, { edition, config }: ConfiguredMatch): Promise<AnyGame | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await (load.matchGame ?? load.game)(config), edition);
}

/** For who reads a record, or anything else that nobody has judged. Null also for an edition that is not played here. */
export async function loadCore(id: string, edition?: Edition): Promise<TableGame | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await (load.core ?? load.game)(), edition);
}

/** For a host: the whole game, with its bots. Null also for an edition that is not played here. */
export async function loadGame(id: string, edition?: Edition): Promise<HostedGame | null> {
  const load = find(id);
  return load === null ? null : inEdition(id, await load.game(), edition);
}

/** Who judges the answers of such a match, ready to be asked; null where nobody can, as of an older edition. */
export async function loadJudge(id: string, { edition, config }: ConfiguredMatch): Promise<AnyJudge | null> {
  const load = find(id);
  if (load?.judge === undefined) return null;
  const { meta } = await (load.offer ?? load.game)();
  if (edition !== undefined && !isSameEdition(meta, edition)) return null;
  const judge = await load.judge(config);
  await judge.prepare?.();
  return judge;
}

/** The puzzles of a game; null where there are none. They are of an edition that is played here, if not the present one: `shelf.edition`. */
export async function loadPuzzles(id: string): Promise<PuzzleShelf | null> {
  const [shelf, editions] = await Promise.all([find(id)?.puzzles?.(), editionsOf(id)]);
  return shelf !== undefined && editions.some((edition) => isSameEdition(edition, shelf.edition)) ? shelf : null;
}

/** What is counted of people's ways in a game; null where nothing is. */
export async function loadHabits(id: string): Promise<AnyHabits | null> {
  return (await find(id)?.habits?.()) ?? null;
}

/** What the game plays every night; null where it has no nights. */
export async function loadNightly(id: string): Promise<Nightly | null> {
  return (await find(id)?.nightly?.()) ?? null;
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

async function inEdition<Loaded extends Pick<AnyCore, "meta">>(
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
