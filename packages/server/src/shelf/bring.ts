import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { OUTSIDE } from "@safehouse/games/outside";
import type { GameManifest } from "@safehouse/games/manifest";

/** What a game's folder must have, and all that the house asks of it by name. */
export const MANIFEST = "manifest.ts";

const folders: string[] = [];

/** The folders of the games that were brought, for threads that need them, too. */
export const broughtFrom: readonly string[] = folders;

/**
 * Puts games from outside of this repository on the shelf. To be called before anybody looks there, that is before `@safehouse/games` is
 * imported: the shelf does not change afterwards.
 */
export async function bringGames(from: readonly string[]): Promise<void> {
  for (const folder of from) {
    OUTSIDE.push(await loadManifest(folder));
    folders.push(folder);
  }
}

/** Whatever the module exports under this name: it is for the caller to look at. */
export async function loadManifest(folder: string): Promise<GameManifest> {
  lendPackages(dirname(folder));
  const module = (await import(pathToFileURL(join(folder, MANIFEST)).href)) as { readonly manifest: GameManifest };
  return module.manifest;
}

const lent = new Set<string>();

/** A game outside has no node_modules of its own: `@safehouse/kernel` and the like are those of this house, and so there is one of each. */
export function lendPackages(shelf: string): void {
  const home = `${pathToFileURL(shelf).href}/`;
  if (lent.has(home)) return;
  lent.add(home);
  registerHooks({
    resolve(specifier, context, next) {
      const isOutside = context.parentURL?.startsWith(home) === true && !context.parentURL.includes("/node_modules/");
      const isPackage = !/^(?:[./]|[a-z]+:)/.test(specifier);
      return next(specifier, isOutside && isPackage ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
