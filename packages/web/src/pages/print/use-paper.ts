import type { Language } from "@safehouse/kernel";
import { type GamePaper, loadPaper, type ThingGroup } from "@safehouse/paper/order";
import { useEffect, useState } from "preact/hooks";

export type LoadedPaper =
  | { readonly type: "loading" | "failed" | "none" }
  | { readonly type: "ready"; readonly paper: GamePaper; readonly groups: readonly ThingGroup[] };

/** What of a game can be printed, by name in the reader's language. */
export function usePaper(game: string, language: Language, attempt: number): LoadedPaper {
  const [loaded, setLoaded] = useState<LoadedPaper>({ type: "loading" });
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<LoadedPaper> => {
      const paper = await loadPaper(game);
      return paper === null ? { type: "none" } : { type: "ready", paper, groups: await paper.describe(language) };
    };
    void load()
      .catch((): LoadedPaper => ({ type: "failed" }))
      .then((paper) => isLeft || setLoaded(paper));
    return () => {
      isLeft = true;
    };
  }, [game, language, attempt]);
  return loaded;
}
