import type { AnyGame, Edition } from "@safehouse/kernel";
import type { BotTask } from "./task.ts";

interface GamesModule {
  loadGame(id: string, edition: Edition): Promise<AnyGame | null>;
}

/** The game that a thread is asked about, by the rules of its match. */
export async function loadRules({ games, game, edition }: BotTask): Promise<AnyGame> {
  const { loadGame } = (await import(games)) as GamesModule;
  const rules = await loadGame(game, edition);
  if (rules === null) throw new Error(`there is no game ${game} with rules ${edition.rules}`);
  return rules;
}
