import { findOnShelf } from "@safehouse/games/shelf";
import type { ScenarioName } from "../../play/local/matches.ts";
import { settings } from "../../app/settings.ts";

/** What a game is called, and what of it is played; a game that this app does not know goes by its id. */
export function gameName(game: string, scenario?: ScenarioName): string {
  const language = settings.language.value;
  const shelved = findOnShelf(game);
  const name = shelved?.name[language] ?? game;
  return scenario === undefined ? name : `${shelved?.shortName ?? name} · ${scenario[language]}`;
}
