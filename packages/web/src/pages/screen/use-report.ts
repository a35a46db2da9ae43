import { useEffect, useRef } from "preact/hooks";
import type { Stage } from "../../stage/stage.ts";

/** Oftener the house does not want to know. */
const GATHER_MS = 250;

/** Tells how far the match stands on the screen: an entry is shown when nothing of it is left to be. */
export function useReport(stage: Stage, onShown: (n: number) => void): void {
  const n = shownUpTo(stage);
  const newest = useRef({ n, onShown });
  newest.current = { n, onShown };
  const waiting = useRef(0);
  const told = useRef(0);
  useEffect(() => {
    if (n <= told.current || waiting.current !== 0) return;
    waiting.current = window.setTimeout(() => {
      waiting.current = 0;
      told.current = newest.current.n;
      newest.current.onShown(told.current);
    }, GATHER_MS);
  }, [n]);
  useEffect(() => () => clearTimeout(waiting.current), []);
}

export function shownUpTo(stage: Pick<Stage, "shown" | "left" | "untold">): number {
  const { shown, left } = stage;
  if (shown === null) return 0;
  if (left === 0) return shown.moment.n;
  const last = shown.told.at(-1)?.n ?? 0;
  return Math.max(0, stage.untold(last) === 0 ? last : last - 1);
}
