import { needOf } from "../content/safes.ts";
import { openAfter } from "../results.ts";
import type { Review, Table } from "../table.ts";
import { believe, bounds } from "./belief.ts";
import { finishedByOwnCards, saidTo } from "./facts.ts";
import { listedNeeds, possibleNeeds } from "./space.ts";

/** What one accomplice could have known right after a hint, or at the end of a round. */
export interface ReviewStep {
  readonly round: number;
  /** The place of the hint in the review's list; null for the end of a round. */
  readonly hint: number | null;
  /** How many needs were possible for this seat, and the least and most of each tool. */
  readonly possible: number;
  readonly min: readonly number[];
  readonly max: readonly number[];
}

export interface SeatReview {
  readonly seat: number;
  readonly steps: readonly ReviewStep[];
  /** The acts by which this seat played a card that it could have known to be wrong: indexes into the review's acts. */
  readonly mistakes: readonly number[];
}

/** The heist gone through again: for every accomplice, hint after hint and round after round. */
export function reviewHeist(table: Readonly<Table>, review: Review): SeatReview[] {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== review.boss);
  return seats.map((seat) => reviewSeat(table, review, seat));
}

function reviewSeat(table: Readonly<Table>, review: Review, seat: number): SeatReview {
  const steps: ReviewStep[] = [];
  const mistakes: number[] = [];
  const rounds = review.results.length / RESULT_STRIDE;
  let latest: ReviewStep | null = null;
  for (let round = 1; round <= rounds; round++) {
    for (const [i, told] of review.told.entries()) {
      if (told.round === round) steps.push((latest = knowledge(table, review, seat, round, i)));
    }
    latest ??= knowledge(table, review, seat, round, -1);
    mistakes.push(...knownMistakes(review, seat, round, latest));
    if (round < rounds) steps.push((latest = knowledge(table, review, seat, round + 1, null)));
  }
  return { seat, steps, mistakes };
}

const RESULT_STRIDE = 9;

/** What the seat could know in the hint phase of a round: with the hints up to this one, or before the first of that round. */
function knowledge(
  table: Readonly<Table>,
  review: Review,
  seat: number,
  round: number,
  hint: number | null,
): ReviewStep {
  const heard = review.told.filter((told, i) => told.round < round || (hint !== null && i <= hint));
  const sorted = review.results.slice(0, (round - 1) * RESULT_STRIDE);
  const facts = {
    said: saidTo(heard, review.secrets, seat),
    opened: openAfter(review.results, round - 1),
    finished: finishedByOwnCards(review.acts, review.faces, sorted, seat),
  };
  const gone = table.gone.filter((safe) => !review.safes.includes(safe));
  const count = review.safes.length;
  const space = table.config.openList ? listedNeeds(count, gone) : possibleNeeds(count);
  const belief = believe(space, facts);
  const { min, max } = bounds(belief) ?? { min: needOf(review.safes), max: needOf(review.safes) };
  return { round: hint === null ? round - 1 : round, hint, possible: belief.size, min, max };
}

/** Cards of which the seat could know that no more were needed. */
function knownMistakes(review: Review, seat: number, round: number, { max }: ReviewStep): number[] {
  const open = openAfter(review.results, round - 1);
  return review.faces.flatMap((face, i) => {
    const isOwn = review.acts[3 * i] === round && review.acts[3 * i + 1] === seat;
    return isOwn && face in max && max[face] <= open[face] ? [i] : [];
  });
}
