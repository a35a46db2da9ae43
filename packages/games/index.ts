import { type AnyCore, type AnyGame, type Edition, type GameOffer, isSameEdition } from "@safehouse/kernel";
import type { OlderEdition } from "./older.ts";

/** A game at a table that somebody else hosts: shown, explained and replayed, never played by itself. */
export type TableGame = AnyCore & GameOffer;

interface GameLoaders {
  readonly offer: () => Promise<GameOffer>;
  readonly core: () => Promise<TableGame>;
  readonly game: () => Promise<AnyGame>;
}

/** Every game of the house, loaded when it is asked for, and no more of it than is needed. The only place that lists them. */
const LOADERS: { readonly [id: string]: GameLoaders } = {
  klaumau: {
    offer: async () => (await import("./klaumau/offer.ts")).offer,
    core: async () => (await import("./klaumau/core.ts")).core,
    game: async () => (await import("./klaumau/game.ts")).klaumau,
  },
  robnrun: {
    offer: async () => (await import("./robnrun/offer.ts")).offer,
    core: async () => (await import("./robnrun/core.ts")).core,
    game: async () => (await import("./robnrun/game.ts")).robnrun,
  },
  clou: {
    offer: async () => (await import("./clou/offer.ts")).offer,
    core: async () => (await import("./clou/core.ts")).core,
    game: async () => (await import("./clou/game.ts")).clou,
  },
  "clou-again": {
    offer: async () => (await import("./clou-again/offer.ts")).offer,
    core: async () => (await import("./clou-again/core.ts")).core,
    game: async () => (await import("./clou-again/game.ts")).clouAgain,
  },
  "clou-christmas": {
    offer: async () => (await import("./clou-christmas/offer.ts")).offer,
    core: async () => (await import("./clou-christmas/core.ts")).core,
    game: async () => (await import("./clou-christmas/game.ts")).clouChristmas,
  },
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** For who sets a table, or reads the rules: always the present edition. */
export async function loadOffer(id: string): Promise<GameOffer | null> {
  return (await find(id)?.offer()) ?? null;
}

/** For a page at a table. Null also for an edition that is not played here. */
export async function loadCore(id: string, edition?: Edition): Promise<TableGame | null> {
  return inEdition(id, (await find(id)?.core()) ?? null, edition);
}

/** For a host: the whole game, with its bots. Null also for an edition that is not played here. */
export async function loadGame(id: string, edition?: Edition): Promise<AnyGame | null> {
  return inEdition(id, (await find(id)?.game()) ?? null, edition);
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
  present: Loaded | null,
  edition: Edition | undefined,
): Promise<Loaded | OlderEdition | null> {
  if (present === null || edition === undefined || isSameEdition(present.meta, edition)) return present;
  return (await loadOlder(id)).find(({ meta }) => isSameEdition(meta, edition)) ?? null;
}

async function loadOlder(id: string): Promise<readonly OlderEdition[]> {
  return (await import("./older.ts")).loadOlder(id);
}

function find(id: string): GameLoaders | undefined {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
}
