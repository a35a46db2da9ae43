import { useEffect, useRef, useState } from "preact/hooks";
import type { Stage } from "../../stage/stage.ts";

/** Longer nobody waits for a screen. */
export const LONGEST_HOLD_MS = 4_000;

/** The big screen that the table is looked at on, while a device shows only a hand. */
export interface BigScreen {
  /** How far it has shown the match; null for no word of it yet. */
  readonly shown: number | null;
}

/** Whether the screen is waited for at all: from its first word on, until it has once kept everybody waiting. */
export function useAwakeScreen(screen: BigScreen | null): readonly [isAwake: boolean, giveUp: () => void] {
  const [awakeFrom, setAwakeFrom] = useState<number | null>(null);
  const shown = screen?.shown ?? null;
  const latest = useRef(shown);
  latest.current = shown;
  const isAwake = shown !== null && awakeFrom !== shown;
  return [isAwake, () => setAwakeFrom(latest.current)];
}

/**
 * What happened is shown when the screen has shown it, or after four seconds. The stage is held meanwhile. The seconds run from the first
 * thing that is waited for: whatever happens after it, or is shown on the way, gives nobody more of them.
 */
export function useScreenHold(
  stage: Stage,
  n: number | null,
  screen: BigScreen | null,
  [isAwake, giveUp]: readonly [boolean, () => void],
): void {
  const shown = screen?.shown ?? null;
  const isDue = n === null || shown === null || shown >= n;
  useEffect(() => {
    if (!isAwake) return undefined;
    if (isDue) {
      stage.skip();
      return undefined;
    }
    const timer = setTimeout(() => {
      giveUp();
      stage.skip();
    }, LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [stage, isDue, isAwake]);
}
