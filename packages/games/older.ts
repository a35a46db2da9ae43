import type { AnyGame, GameOffer } from "@safehouse/kernel";

/** A game as it was before, whole: nobody loads one but for a match that was begun under it. */
export type OlderEdition = AnyGame & GameOffer;

/** The editions before the present one that are still played, oldest first. Apart from the other loaders: hardly anybody needs them. */
const LOADERS: { readonly [id: string]: () => Promise<readonly OlderEdition[]> } = {
  klaumau: async () => (await import("./klaumau/older.ts")).older,
  robnrun: async () => (await import("./robnrun/older.ts")).older,
  clou: async () => (await import("./clou/older.ts")).older,
  "clou-again": async () => (await import("./clou-again/older.ts")).older,
  "clou-christmas": async () => (await import("./clou-christmas/older.ts")).older,
};

export async function loadOlder(id: string): Promise<readonly OlderEdition[]> {
  return Object.hasOwn(LOADERS, id) ? (LOADERS[id] as () => Promise<readonly OlderEdition[]>)() : [];
}
