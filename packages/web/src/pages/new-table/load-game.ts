import { loadOffer } from "@safehouse/games";
import type { BotLevel, GameOffer, Language, MessageTable } from "@safehouse/kernel";

/** What the form needs of a game. */
export interface GameToSet {
  readonly game: GameOffer;
  readonly texts: MessageTable;
}

export async function loadGameToSet(id: string, language: Language): Promise<GameToSet | null> {
  const game = await loadOffer(id);
  if (game === null) return null;
  return { game, texts: await game.texts[language]() };
}

/** Good enough to be fun, if the game has it. */
export function usualLevel(levels: readonly BotLevel[]): BotLevel {
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}
