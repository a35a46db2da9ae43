import type { MatchRecord, Tally } from "@safehouse/kernel";

/** A match that is over, and where one sat. */
export interface ToCounter {
  readonly record: MatchRecord;
  readonly seat: number;
}

/** Null where nobody can count that: its game or its rules are not here. */
export type FromCounter = { readonly tallies: readonly Tally[] | null };
