import { recall, remember } from "../../app/storage.ts";

const PLAYED = "played";

/** Whether a match was ever begun at this device: known at once, without asking the store of matches. */
export function hasPlayedHere(): boolean {
  return recall(PLAYED) !== null;
}

export function rememberPlaying(): void {
  remember(PLAYED, "true");
}
