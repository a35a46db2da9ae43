import { settings } from "../../app/settings.ts";
import { findOnShelf } from "../../shelf/shelf.ts";

/** What a game is called; a game that this app does not know goes by its id. */
export function gameName(game: string): string {
  return findOnShelf(game)?.name[settings.language.value] ?? game;
}
