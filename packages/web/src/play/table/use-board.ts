import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "../../boards/contract.ts";
import { loadPart } from "../../games/index.ts";

export type LoadedBoard =
  | { readonly type: "loading" }
  | { readonly type: "ready"; readonly board: BoardModule }
  | { readonly type: "none" }
  | { readonly type: "failed"; readonly retry: () => void };

/** The board of a game, fetched when its table opens. */
export function useBoard(game: string): LoadedBoard {
  const [loaded, setLoaded] = useState<LoadedBoard>({ type: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (board: LoadedBoard): void => {
      if (isWanted) setLoaded(board);
    };
    show({ type: "loading" });
    loadPart(game, "board").then(
      (board) => show(board === null ? { type: "none" } : { type: "ready", board }),
      () => show({ type: "failed", retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, attempt]);
  return loaded;
}
