import type { View } from "@safehouse/games/clou/board";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked } from "./logic/chosen.ts";
import type { Lit } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";

type Shown = "plan" | number;

/**
 * Which paper lies in front: the own sheet for dice, the plan for symbols that it takes, or what the person asks for. Whoever watches
 * follows the pencil until they choose for themselves.
 */
export function useShown(
  { seat: own, queue }: View,
  { kind }: Asked,
  { places }: Lit,
  { fresh }: News,
): { readonly shown: Shown; readonly show: (what: Shown) => void } {
  const [shown, setShown] = useState<Shown>(own ?? 0);
  const hasChosen = useRef(false);
  const asks = kind === null ? null : `${kind} ${kind === "settle" ? queue.length : ""}`;
  useEffect(() => {
    if (kind === null || own === null) return;
    if (kind === "dice" || kind === "number") setShown(own);
    else if (kind !== "settle" || [...places].some((at) => !at.startsWith("special-"))) setShown("plan");
    else setShown(own);
  }, [asks]);
  useEffect(() => {
    const written = fresh.find(({ isOnPlan }) => !isOnPlan);
    if (own === null && written !== undefined && !hasChosen.current) setShown(written.seat);
  }, [fresh]);
  return {
    shown,
    show(what) {
      hasChosen.current = true;
      setShown(what);
    },
  };
}
