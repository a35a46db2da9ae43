import { useEffect, useState } from "preact/hooks";
import type { News } from "./logic/news.ts";

/** Long enough to read a line. */
const LINE_MS = 650;

export interface Telling {
  /** How many steps of the evaluation are told. */
  readonly count: number;
  readonly isOver: boolean;
  /** Tells the rest at once. */
  skip(): void;
}

/** Tells an evaluation line after line. Where nothing is paced, or it lies aside, all of it is told at once. */
export function useTelling({ steps, isRead }: Pick<News, "steps" | "isRead">, isPaced: boolean): Telling {
  const heist = steps[0]?.event ?? null;
  const [told, setTold] = useState({ heist, count: steps.length });
  const isAtOnce = !isPaced || isRead;
  const begun = told.heist === heist ? told.count : 1;
  const count = isAtOnce ? steps.length : Math.min(begun, steps.length);
  const isOver = count >= steps.length;
  useEffect(() => {
    if (isAtOnce || isOver) return setTold({ heist, count });
    const timer = setTimeout(() => setTold({ heist, count: count + 1 }), LINE_MS);
    return () => clearTimeout(timer);
  }, [heist, count, isAtOnce, isOver]);
  return { count, isOver, skip: () => setTold({ heist, count: steps.length }) };
}
