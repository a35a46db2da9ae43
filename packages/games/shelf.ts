import { OUTSIDE } from "@safehouse/games/outside";
import { HOUSE_GAMES } from "./house.ts";
import type { Extra, GameManifest } from "./manifest.ts";

/** Every game that can be played here, in the order they stand there: the house's own, then what the operator brings. */
export const SHELF: readonly GameManifest[] = [...HOUSE_GAMES, ...OUTSIDE];

export function findOnShelf(id: string): GameManifest | null {
  return SHELF.find((game) => game.id === id) ?? null;
}

export function hasExtra(id: string, extra: Extra): boolean {
  return findOnShelf(id)?.has.includes(extra) === true;
}
