import { canonical, hashText, type Json, type RecordSeat } from "@safehouse/kernel";
import type { KeptMatch, PinLock } from "./kept.ts";

/** A match in a file, to go on with anywhere. It holds every hand and the seed: whoever opens it as text has seen everything. */
export interface SavedMatch {
  readonly format: "safehouse-match-1";
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly config: Json;
  readonly title: string;
  readonly seats: readonly RecordSeat[];
  readonly hotSeat: boolean;
  readonly continuedFrom: number | null;
  readonly seed: string;
  readonly pin: PinLock | null;
  readonly entries: KeptMatch["entries"];
  /** Of all the rest: shows a slip of the hand or of the line, not a forger. */
  readonly seal: string;
}

export const SAVED_FORMAT = "safehouse-match-1";

export function writeSaved({ summary, secrets, entries }: KeptMatch): string {
  const { game, title, seats, hotSeat, continuedFrom = null } = summary;
  const { rules, content, config, seed, pin } = secrets;
  const saved: Omit<SavedMatch, "seal"> = {
    format: SAVED_FORMAT,
    ...{ game, rules, content, config, title, seats, hotSeat, continuedFrom, seed, pin, entries },
  };
  return JSON.stringify({ ...saved, seal: sealOf(saved) });
}

/** Whether the file still says what was written into it. */
export function isSealed({ seal, ...saved }: SavedMatch): boolean {
  return seal === sealOf(saved);
}

function sealOf(saved: Omit<SavedMatch, "seal">): string {
  return hashText(canonical(saved));
}
