import type { GameOffer, Language, MessageTable } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";

/** A game's own texts in the reader's language; null until they are there. The old language stays until the new one is. */
export function useGameTexts(game: Pick<GameOffer, "texts"> | null, language: Language): MessageTable | null {
  const [texts, setTexts] = useState<MessageTable | null>(null);
  useEffect(() => {
    let isWanted = true;
    void game?.texts[language]().then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return texts;
}
