import { type AnyCore, type AnyGame, type Edition, type GameOffer, isSameEdition } from "@safehouse/kernel";

/** A game at a table that somebody else hosts: shown, explained and replayed, never played by itself. */
export type TableGame = AnyCore & GameOffer;

interface GameLoaders {
  readonly offer: () => Promise<GameOffer>;
  readonly core: () => Promise<TableGame>;
  readonly game: () => Promise<AnyGame>;
  /** The editions before the present one that are still played, whole: nobody loads them but for a match that was begun under them. */
  readonly older: () => Promise<readonly (AnyGame & GameOffer)[]>;
}

/** Every game of the house, loaded when it is asked for, and no more of it than is needed. The only place that lists them. */
const LOADERS: { readonly [id: string]: GameLoaders } = {
  klaumau: {
    offer: async () => (await import("./klaumau/offer.ts")).offer,
    core: async () => (await import("./klaumau/core.ts")).core,
    game: async () => (await import("./klaumau/game.ts")).klaumau,
    older: async () => (await import("./klaumau/older.ts")).older,
  },
  robnrun: {
    offer: async () => (await import("./robnrun/offer.ts")).offer,
    core: async () => (await import("./robnrun/core.ts")).core,
    game: async () => (await import("./robnrun/game.ts")).robnrun,
    older: async () => (await import("./robnrun/older.ts")).older,
  },
  clou: {
    offer: async () => (await import("./clou/offer.ts")).offer,
    core: async () => (await import("./clou/core.ts")).core,
    game: async () => (await import("./clou/game.ts")).clou,
    older: async () => (await import("./clou/older.ts")).older,
  },
  "clou-again": {
    offer: async () => (await import("./clou-again/offer.ts")).offer,
    core: async () => (await import("./clou-again/core.ts")).core,
    game: async () => (await import("./clou-again/game.ts")).clouAgain,
    older: async () => (await import("./clou-again/older.ts")).older,
  },
  "clou-christmas": {
    offer: async () => (await import("./clou-christmas/offer.ts")).offer,
    core: async () => (await import("./clou-christmas/core.ts")).core,
    game: async () => (await import("./clou-christmas/game.ts")).clouChristmas,
    older: async () => (await import("./clou-christmas/older.ts")).older,
  },
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** For who sets a table, or reads the rules: always the present edition. */
export async function loadOffer(id: string): Promise<GameOffer | null> {
  return (await find(id)?.offer()) ?? null;
}

/** For a page at a table. Null also for an edition that is no longer played. */
export async function loadCore(id: string, edition?: Edition): Promise<TableGame | null> {
  const loaders = find(id);
  return loaders === undefined ? null : inEdition(await loaders.core(), loaders, edition);
}

/** For a host: the whole game, with its bots. Null also for an edition that is no longer played. */
export async function loadGame(id: string, edition?: Edition): Promise<AnyGame | null> {
  const loaders = find(id);
  return loaders === undefined ? null : inEdition(await loaders.game(), loaders, edition);
}

/** The versions of a game's rules that are played here, the present one first; none of an unknown game. */
export async function rulesVersions(id: string): Promise<readonly number[]> {
  const loaders = find(id);
  if (loaders === undefined) return [];
  const editions = [await loaders.offer(), ...(await loaders.older()).toReversed()];
  return [...new Set(editions.map(({ meta }) => meta.rules))];
}

async function inEdition<Loaded extends AnyCore>(
  present: Loaded,
  { older }: GameLoaders,
  edition: Edition | undefined,
): Promise<Loaded | (AnyGame & GameOffer) | null> {
  if (edition === undefined || isSameEdition(present.meta, edition)) return present;
  return (await older()).find(({ meta }) => isSameEdition(meta, edition)) ?? null;
}

function find(id: string): GameLoaders | undefined {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
}
