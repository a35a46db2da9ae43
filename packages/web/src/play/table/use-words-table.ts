import { useEffect, useState } from "preact/hooks";
import { untilThere } from "../../app/until-there.ts";
import type { WordsModule } from "../../words/index.ts";

/** The table in words, fetched when somebody wants it; null until then. */
export function useWordsTable(isWanted: boolean): WordsModule | null {
  const [loaded, setLoaded] = useState<WordsModule | null>(null);
  useEffect(
    () =>
      isWanted
        ? untilThere(
            () => import("../../words/index.ts"),
            ({ words }) => setLoaded(words),
          )
        : undefined,
    [isWanted],
  );
  return loaded;
}
