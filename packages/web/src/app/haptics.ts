import { isMoving, settings } from "./settings.ts";

/** Milliseconds: on, off, on. */
const PATTERNS = { press: [8], refused: [20, 50, 20], turn: [30] } as const;

/** A tap in the hand where a phone can, unless the person wants none, or wants things to stand still. */
export function buzz(what: keyof typeof PATTERNS): void {
  if (!settings.haptics.peek() || !isMoving.peek()) return;
  globalThis.navigator?.vibrate?.([...PATTERNS[what]]);
}
