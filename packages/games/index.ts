import type { AnyGame } from "@safehouse/kernel";

/** Every game of the house, loaded when it is asked for. The only place that lists them. */
const LOADERS: { readonly [id: string]: () => Promise<AnyGame> } = {
  klaumau: async () => (await import("./klaumau/game.ts")).klaumau,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return load === undefined ? null : load();
}
