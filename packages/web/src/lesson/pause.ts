import { settings } from "../app/settings.ts";
import { stretch } from "../stage/pace.ts";

/** Milliseconds before each move of the others, at the normal pace: no less than what happened is shown for, so that the stage keeps up. */
const PAUSE_MS = 1_500;

export function pauseOfOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS * stretch(settings.pace.peek())));
}
