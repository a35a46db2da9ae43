import { OUTSIDE } from "@safehouse/games/outside";
import { manifest as clouAgain } from "./clou-again/manifest.ts";
import { manifest as clouChristmas } from "./clou-christmas/manifest.ts";
import { manifest as clou } from "./clou/manifest.ts";
import { manifest as klaumau } from "./klaumau/manifest.ts";
import type { Extra, GameManifest } from "./manifest.ts";
import { manifest as robnrun } from "./robnrun/manifest.ts";

/** The games of the house. The only place that lists them. */
const HOUSE_GAMES = [klaumau, robnrun, clou, clouAgain, clouChristmas] as const;

export type HouseGame = (typeof HOUSE_GAMES)[number]["id"];

/** Every game that can be played here, in the order they stand there: the house's own, then what the operator brings. */
export const SHELF: readonly GameManifest[] = [...HOUSE_GAMES, ...OUTSIDE];

export function findOnShelf(id: string): GameManifest | null {
  return SHELF.find((game) => game.id === id) ?? null;
}

export function hasExtra(id: string, extra: Extra): boolean {
  return findOnShelf(id)?.has.includes(extra) === true;
}
