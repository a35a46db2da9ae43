import { loadGame } from "@safehouse/games";
import { type AnyGame, BOT_LEVELS, type BotLevel, type Language, type MessageTable } from "@safehouse/kernel";

/** What the form needs of a game. */
export interface GameToSet {
  readonly game: AnyGame;
  readonly texts: MessageTable;
  /** Weakest first. */
  readonly levels: readonly BotLevel[];
}

export async function loadGameToSet(id: string, language: Language): Promise<GameToSet | null> {
  const game = await loadGame(id);
  if (game === null) return null;
  const levels = BOT_LEVELS.filter((level) => game.bots[level] !== undefined);
  return { game, texts: await game.texts[language](), levels };
}

/** Good enough to be fun, if the game has it. */
export function usualLevel(levels: readonly BotLevel[]): BotLevel {
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}
