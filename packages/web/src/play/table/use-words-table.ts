import { useEffect, useState } from "preact/hooks";
import type { WordsModule } from "../../words/index.ts";

/** The table in words, fetched when somebody wants it; null until then. */
export function useWordsTable(isWanted: boolean): WordsModule | null {
  const [loaded, setLoaded] = useState<WordsModule | null>(null);
  useEffect(() => {
    if (isWanted) void import("../../words/index.ts").then(({ words }) => setLoaded(words));
  }, [isWanted]);
  return loaded;
}
