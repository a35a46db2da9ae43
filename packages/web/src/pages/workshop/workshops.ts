import type { WorkshopModule } from "./contract.ts";

/** The games one can build something for, loaded when their workshop opens. The only place that lists them. */
const LOADERS: { readonly [game: string]: () => Promise<WorkshopModule> } = {
  robnrun: async () => (await import("./robnrun/index.tsx")).workshop,
  clou: async () => (await import("./clou/index.tsx")).workshop,
};

export function hasWorkshop(game: string): boolean {
  return Object.hasOwn(LOADERS, game);
}

export async function loadWorkshop(game: string): Promise<WorkshopModule | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : load();
}
