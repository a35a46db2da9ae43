import { type Pace, settings } from "../app/settings.ts";

/** Milliseconds before each move of the others: long enough to see what happened, calm or brisk. */
const PAUSES: { readonly [pace in Pace]: number } = { calm: 1_500, brisk: 700 };

export function pauseOfOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSES[settings.pace.peek()]));
}
