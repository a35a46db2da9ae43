import type { Appraised } from "./appraisal.ts";
import type { Seat } from "./decision.ts";
import { found } from "./found.ts";

/** Where a seat's result came from: expected + luck + hidden + own + others + revision = result. */
export interface SeatAccount {
  readonly seat: Seat;
  /** What the reference bot gets on average. */
  readonly expected: number;
  /** What chance brought beyond its mean. */
  readonly luck: number;
  /** What the seat's answers came to beyond what it could know. */
  readonly hidden: number;
  /** What the seat's answers were worth against the reference, by what it could know. */
  readonly own: number;
  readonly others: number;
  /** What the estimate itself changed. */
  readonly revision: number;
  readonly result: number;
}

/** An entry as the account books it; seat null is chance. */
export interface BookedStep {
  readonly seat: Seat | null;
  readonly appraised: Appraised;
}

type Term = "luck" | "hidden" | "own" | "others" | "revision";

/** One entry's share of a seat's account. Its terms add up to what the entry changed. */
export type Share = { readonly [term in Term]: number };

/** Books one entry for one seat. `before` is what was stored after the entry before: so the sum over a match telescopes. */
export function shareOf(seat: Seat, before: number, { seat: actor, appraised }: BookedStep): Share {
  const after = found(appraised.after[seat]);
  const expected = found(appraised.expected[seat]);
  const luck = after - expected;
  if (actor === null) return { ...NOTHING, luck, revision: expected - before };
  const revised = appraised.before === undefined ? before : found(appraised.before[seat]);
  const revision = revised - before;
  const change = expected - revised;
  if (actor !== seat) return { ...NOTHING, luck, revision, others: change };
  const own = appraised.own?.worth ?? change;
  return { ...NOTHING, luck, revision, own, hidden: change - own };
}

const NOTHING: Share = { luck: 0, hidden: 0, own: 0, others: 0, revision: 0 };

/** The account of a match for every seat: what it was worth at first, and every entry's share. */
export function accountOf(begun: readonly number[], steps: readonly BookedStep[]): SeatAccount[] {
  return begun.map((expected, seat) => {
    const sum = { ...NOTHING };
    let result = expected;
    for (const step of steps) {
      const share = shareOf(seat, result, step);
      for (const term of TERMS) sum[term] += share[term];
      result = found(step.appraised.after[seat]);
    }
    return { seat, expected, ...sum, result };
  });
}

export const TERMS: readonly Term[] = ["luck", "hidden", "own", "others", "revision"];
