import type { Cell, View } from "@safehouse/games/clou/board";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Kit } from "./kit.ts";
import type { Asked } from "./logic/chosen.ts";
import type { Lit } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";
import { paperOf, paperOfCell, paperOfPlace, PLAN } from "./papers.ts";

/**
 * Which paper lies in front: the own sheet for dice, the plan for symbols that it takes, or what the person asks for. Whoever watches
 * follows the pencil until they choose for themselves.
 */
export function useShown(
  kit: Kit,
  { seat: own, queue }: View,
  cells: readonly Cell[],
  { kind }: Asked,
  { places }: Lit,
  { fresh }: News,
): { readonly shown: string; readonly show: (paper: string) => void } {
  const [shown, setShown] = useState(paperOf(own ?? 0));
  const hasChosen = useRef(false);
  const asks = kind === null ? null : `${kind} ${kind === "settle" ? queue.length : ""}`;
  useEffect(() => {
    if (kind === null || own === null) return;
    if (kind === "dice" || kind === "number") setShown(paperOf(own));
    else if (kind !== "settle") setShown(PLAN);
    else {
      const papers = [...places].map((place) => paperOfPlace(kit, own, cells, place));
      setShown(papers.includes(PLAN) ? PLAN : (papers[0] ?? paperOf(own)));
    }
  }, [asks]);
  useEffect(() => {
    const written = fresh.find(({ isOnPlan }) => !isOnPlan);
    if (own === null && written !== undefined && !hasChosen.current) {
      setShown(paperOfCell(kit, written.seat, written.at));
    }
  }, [fresh]);
  return {
    shown,
    show(paper) {
      hasChosen.current = true;
      setShown(paper);
    },
  };
}
