import type { Claim } from "@safehouse/games/klaumau/story";
import type { ReadyReview } from "../../pages/review/messages.ts";

export const isDoubted = ({ answers }: Claim): boolean => answers.some(({ doubts }) => doubts);
export const isCaught = (claim: Claim): boolean => claim.isLie && isDoubted(claim);

export interface Liar {
  readonly seat: number;
  readonly claims: number;
  readonly lies: number;
  readonly caught: number;
  readonly doubts: number;
  readonly rightDoubts: number;
}

/** Who said it, who lied, and whose doubts were right. */
export function liarsOf(claims: readonly Claim[], seats: number): Liar[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = claims.filter((claim) => claim.seat === seat);
    const doubted = claims.filter(({ answers }) => answers.some((answer) => answer.seat === seat && answer.doubts));
    return {
      seat,
      claims: own.length,
      lies: own.filter(({ isLie }) => isLie).length,
      caught: own.filter(isCaught).length,
      doubts: doubted.length,
      rightDoubts: doubted.filter(({ isLie }) => isLie).length,
    };
  });
}

/** What a doubt or a belief was worth to whom it was asked of. */
export interface DoubtRow {
  readonly n: number;
  readonly seat: number;
  readonly round: number;
  readonly likelihood: number;
  readonly doubts: boolean;
  readonly worth: number;
  readonly error: number;
}

/** Of one seat, those that mattered most first. */
export function doubtsOf(claims: readonly Claim[], { match }: ReadyReview, seat: number): DoubtRow[] {
  const gains = new Map(match.entries.map(({ n, appraised }) => [n, appraised.own]));
  return claims
    .flatMap(({ seat: claimer, round, likelihood, answers }) =>
      answers.flatMap((answer): DoubtRow[] => {
        const gain = gains.get(answer.n);
        if (answer.seat !== seat || gain === undefined) return [];
        return [
          {
            n: answer.n,
            seat: claimer,
            round,
            likelihood,
            doubts: answer.doubts,
            worth: gain.worth,
            error: gain.error,
          },
        ];
      }),
    )
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

/** Fewer answers tell nothing about all of them. */
const LEAST = 8;

/**
 * From how likely a lie on a doubt pays on average in this match: where the line through what doubts were worth crosses nothing. A belief
 * was worth what a doubt would have cost, as far as the sign goes. Null where that cannot be told.
 */
export function worthAbove(claims: readonly Claim[], found: ReadyReview): number | null {
  const rows = found.review.seats.flatMap(({ seat }) => doubtsOf(claims, found, seat));
  if (rows.length < LEAST) return null;
  const points = rows.map(({ likelihood, doubts, worth }) => [likelihood, doubts ? worth : -worth] as const);
  const [x, y] = [0, 1].map((at) => points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length) as [
    number,
    number,
  ];
  const products = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  const squares = points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
  if (squares === 0 || products <= 0) return null;
  const crossing = x - (y * squares) / products;
  return crossing > 0.05 && crossing < 0.95 ? crossing : null;
}
