import { findOnShelf } from "@safehouse/games/shelf";
import { useEffect, useState } from "preact/hooks";
import { hasBegun } from "../../lesson/progress.ts";
import { isNewTo } from "./newcomer.ts";

/** Where a coach teaches the game, for whoever has neither played it here nor been there; undefined for all others. */
export function useLessonOffer(game: string): string | undefined {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const hasLesson = findOnShelf(game)?.has.includes("lesson") === true;
    if (hasLesson && !hasBegun(game)) isNewTo(game).then(setNew, () => {});
  }, [game]);
  return isNew ? `/learn/${game}` : undefined;
}
