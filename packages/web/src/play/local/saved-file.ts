import type { Json, RecordSeat } from "@safehouse/kernel";
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
}

export const SAVED_FORMAT = "safehouse-match-1";

export function writeSaved({ summary, secrets, entries }: KeptMatch): string {
  const { game, title, seats, hotSeat, continuedFrom = null } = summary;
  const { rules, content, config, seed, pin } = secrets;
  const saved: SavedMatch = {
    format: SAVED_FORMAT,
    ...{ game, rules, content, config, title, seats, hotSeat, continuedFrom, seed, pin, entries },
  };
  return JSON.stringify(saved);
}
