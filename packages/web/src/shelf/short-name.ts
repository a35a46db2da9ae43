import { findOnShelf } from "@safehouse/games/shelf";
import { settings } from "../app/settings.ts";

/** What a game is called where there is little room. */
export function shortNameOf(game: string): string {
  const shelved = findOnShelf(game);
  return shelved?.shortName ?? shelved?.name[settings.language.value] ?? game;
}
