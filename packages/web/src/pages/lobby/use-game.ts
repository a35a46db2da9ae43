import { useEffect, useState } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { type GameToSet, loadGameToSet } from "../new-table/load-game.ts";

/** The game with its words in the reader's language; null until it is loaded, or if this app does not have it. */
export function useGame(id: string): GameToSet | null {
  const language = settings.language.value;
  const [game, setGame] = useState<GameToSet | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const loaded = await loadGameToSet(id, language);
      if (isWanted) setGame(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return game;
}
