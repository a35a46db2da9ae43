import type { CompanionModule } from "./contract.ts";

/** The games that can be played on paper with a phone beside it, loaded when it is needed. The only place that lists them. */
const LOADERS: { readonly [game: string]: () => Promise<CompanionModule> } = {
  clou: async () => (await import("./clou/index.tsx")).companion,
};

export function hasCompanion(game: string): boolean {
  return Object.hasOwn(LOADERS, game);
}

export async function loadCompanion(game: string): Promise<CompanionModule | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : load();
}
