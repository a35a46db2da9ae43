import type { Language } from "@safehouse/kernel";
import { type GamePaper, loadPaper, type OwnThings, type ThingGroup } from "@safehouse/paper/order";
import { useEffect, useState } from "preact/hooks";

export type LoadedPaper =
  | { readonly type: "loading" | "failed" | "none" }
  /** The code that a link brought along is none. */
  | { readonly type: "refused"; readonly problem: string }
  | {
      readonly type: "ready";
      readonly paper: GamePaper;
      readonly groups: readonly ThingGroup[];
      readonly own: OwnThings | null;
    };

/** What of a game can be printed, by name in the reader's language; with a code out of the workshop, what goes with that. */
export function usePaper(game: string, language: Language, code: string | null, attempt: number): LoadedPaper {
  const [loaded, setLoaded] = useState<LoadedPaper>({ type: "loading" });
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<LoadedPaper> => {
      const paper = await loadPaper(game);
      if (paper === null) return { type: "none" };
      if (code === null || paper.own === undefined)
        return { type: "ready", paper, groups: await paper.describe(language), own: null };
      const reading = await paper.own.read(code);
      if (!reading.ok) return { type: "refused", problem: reading.problem };
      return { type: "ready", paper, groups: await paper.describe(language, reading.own), own: reading.own };
    };
    void load()
      .catch((): LoadedPaper => ({ type: "failed" }))
      .then((paper) => isLeft || setLoaded(paper));
    return () => {
      isLeft = true;
    };
  }, [game, language, code, attempt]);
  return loaded;
}
