import type { Seat } from "./decision.ts";
import type { Message } from "./message.ts";

/** Points explained: the sum of the lines is the total. */
export interface PointLine {
  readonly text: Message;
  readonly points: number;
}

export interface Standing {
  readonly seat: Seat;
  /** From 1; equals share a place. */
  readonly place: number;
  readonly points: number;
  readonly lines: readonly PointLine[];
}

/** Who stands where, best first. */
export interface Ranking {
  readonly type: "ranking";
  readonly standings: readonly Standing[];
}

/** A crew wins or loses together. */
export interface SharedResult {
  readonly type: "shared";
  readonly result: string;
  readonly points: number;
  readonly lines: readonly PointLine[];
}

export type Outcome = Ranking | SharedResult;

/** Places for totals, best first; equal totals share a place. */
export function rank(totals: readonly { seat: Seat; points: number; lines: readonly PointLine[] }[]): Ranking {
  const standings = totals
    .map((total) => ({ ...total, place: 1 + totals.filter((other) => other.points > total.points).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  return { type: "ranking", standings };
}

/** What a crew that wins or loses together has; null before the end, and where everybody plays alone. */
export function sharedPoints(outcome: Outcome | null): number | null {
  return outcome?.type === "shared" ? outcome.points : null;
}
