import type { AnyCore, AnyGame, GameOffer } from "@safehouse/kernel";

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

/** For who sets a table, or reads the rules. */
export async function loadOffer(id: string): Promise<GameOffer | null> {
  return (await find(id)?.offer()) ?? null;
}

/** For a page at a table. */
export async function loadCore(id: string): Promise<TableGame | null> {
  return (await find(id)?.core()) ?? null;
}

/** For a host: the whole game, with its bots. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await find(id)?.game()) ?? null;
}

function find(id: string): GameLoaders | undefined {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
}
