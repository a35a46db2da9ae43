import type { Json } from "@safehouse/kernel";
import { sameJson } from "@safehouse/kernel";
import type { ReadyReview } from "../messages.ts";

/** An answer as a row of the list. */
export interface DecisionRow {
  readonly n: number;
  readonly seat: number;
  /** What it gained or cost by what its seat could know. */
  readonly amount: number;
  readonly error: number | null;
  readonly played: string;
  readonly best: string | null;
  readonly reason: string;
  readonly isSame: boolean;
  /** Twice the error covers the amount. */
  readonly isClose: boolean;
}

/** Less is nothing to speak of. */
const LEAST = { points: 0.1, lead: 0.1, chance: 0.01 } as const;

/** The answers of a seat, or of all of them, that changed something; `label` says what an answer is called. */
export function rowsOf(
  { review, turns, advice }: ReadyReview,
  seat: number | "crew",
  label: (n: number, move: Json) => string,
): DecisionRow[] {
  const said = new Map(advice.map((each) => [each.n, each]));
  return turns.flatMap((turn): DecisionRow[] => {
    const { n, own, move } = turn;
    if (seat !== "crew" && turn.seat !== seat) return [];
    const expert = said.get(n);
    // Better than a steady bot, and still less than the expert: what counts is what could have been had.
    const isCost = own < 0 || (expert !== undefined && expert.loss > 0);
    const amount = expert !== undefined && isCost ? -expert.loss : own;
    const error = (isCost ? expert?.error : undefined) ?? turn.error;
    if (Math.abs(amount) < LEAST[review.unit] && expert === undefined) return [];
    const [first] = expert?.way ?? [];
    const isSame = first !== undefined && sameJson(first, move);
    return [
      {
        n,
        seat: turn.seat,
        amount,
        error,
        played: label(n, move),
        best: first === undefined || isSame ? null : label(n, first),
        reason: expert?.reason ?? "",
        isSame,
        isClose: error !== null && 2 * error >= Math.abs(amount),
      },
    ];
  });
}
