import { NAMES, PASS, PLAY } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import { useTable } from "./context.ts";
import type { SeenAct } from "./logic/acts.ts";

/** What somebody did on a turn, in two or three words. */
export function useActWords(): (act: Pick<SeenAct, "what" | "face">) => string {
  const { t, cardName } = useTable();
  return ({ what, face }) => {
    if (what === PLAY) return face === null ? t.didPlay : t.didPlayOwn(cardName(found(NAMES[face])));
    return what === PASS ? t.didPass : t.didSwap;
  };
}
