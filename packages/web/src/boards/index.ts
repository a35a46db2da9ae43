import type { BoardModule } from "./contract.ts";

/** Boards are loaded when a table opens. The only place of the web app that lists them. */
const LOADERS: { readonly [game: string]: () => Promise<BoardModule> } = {
  klaumau: async () => (await import("./klaumau/index.tsx")).board,
  robnrun: async () => (await import("./robnrun/index.tsx")).board,
  clou: async () => (await import("./clou/index.tsx")).board,
  "clou-again": async () => (await import("./clou-again/index.tsx")).board,
  "clou-christmas": async () => (await import("./clou-christmas/index.tsx")).board,
};

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : load();
}
