import { useEffect, useState } from "preact/hooks";
import type { Reach, ReachTrial } from "./reach.ts";
import { startLab } from "./start-lab.ts";

export interface Reaching {
  readonly crews: readonly Reach[];
  /** Nobody tries any more. */
  readonly isOver: boolean;
}

/** Whoever builds changes much in a row: the bots wait until it is left alone for a moment. */
const PATIENCE_MS = 700;
/** What was found out stays true: it is not tried again when one comes back to it. */
const FOUND = new Map<string, Reaching>();
const MOST_FOUND = 100;

/** What is known of a version; null as long as nobody has looked. */
export function foundReach(version: string): Reaching | null {
  return FOUND.get(version) ?? null;
}

function reachedIn(crews: readonly Reach[]): number {
  return crews.filter(({ isReached }) => isReached).length;
}

/** Bots try in a worker whether it can be done, as soon as there is something to try. A version that is null is not tried. */
export function useReach(version: string | null, trial: ReachTrial): Reaching | null {
  const [reaching, setReaching] = useState<{ readonly version: string; readonly told: Reaching } | null>(null);
  useEffect(() => {
    if (version === null || FOUND.has(version)) return undefined;
    let worker: Worker | null = null;
    let crews: readonly Reach[] = [];
    const tell = (isOver: boolean): void => {
      const told = { crews, isOver };
      if (isOver) {
        if (FOUND.size >= MOST_FOUND) FOUND.clear();
        FOUND.set(version, told);
      }
      setReaching({ version, told });
    };
    const timer = setTimeout(() => {
      worker = startLab({ type: "reach", trial }, (heard) => {
        if (heard.type === "reach") {
          const isNews = reachedIn(heard.crews) > reachedIn(crews);
          crews = heard.crews;
          if (isNews) tell(false);
        } else if (heard.type === "done" || heard.type === "broken") tell(true);
      });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [version]);
  if (version === null) return null;
  return FOUND.get(version) ?? (reaching?.version === version ? reaching.told : null);
}
