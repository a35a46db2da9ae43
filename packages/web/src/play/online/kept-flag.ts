import { recall, remember } from "../../app/storage.ts";

const FLAG = "kept-moves";

/** Whether moves may be kept on this device: so that nobody fetches and opens a database to find nothing. */
export function hasKeptMoves(): boolean {
  return recall(FLAG) !== null;
}

/** Whether something was answered in advance at a match. */
export function hasAdvance(match: string): boolean {
  return recall(`advance.${match}`) !== null;
}

export function noteKeptMoves(hasAny: boolean): void {
  remember(FLAG, hasAny ? "true" : null);
}
