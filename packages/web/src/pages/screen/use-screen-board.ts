import { useEffect, useState } from "preact/hooks";
import type { ScreenBoard } from "../../boards/contract.ts";
import { loadPart } from "../../games/index.ts";

/** How the game is drawn on a screen; `none` for in words, null until it is there. */
export function useScreenBoard(game: string): ScreenBoard | "none" | null {
  const [board, setBoard] = useState<ScreenBoard | "none" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (part: ScreenBoard | null): void => {
      if (isWanted) setBoard(part ?? "none");
    };
    loadPart(game, "screen").then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return board;
}
