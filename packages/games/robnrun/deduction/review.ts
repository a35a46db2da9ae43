import { actAt, actCount } from "../acts.ts";
import { needOf } from "../content/safes.ts";
import { KINDS } from "../content/tools.ts";
import { openAfter, roundsSorted, uptoRound } from "../results.ts";
import type { Review, Table } from "../table.ts";
import { type Belief, bounds, narrow, openMind } from "./belief.ts";
import { type Facts, finishedByOwnCards, saidTo } from "./facts.ts";
import { listedNeeds, type NeedSpace, possibleNeeds } from "./space.ts";

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
  const space = spaceThen(table, review);
  return seats.map((seat) => reviewSeat(review, space, seat));
}

/** the needs that were possible when the heist began. */
function spaceThen(table: Readonly<Table>, { safes }: Review): NeedSpace {
  if (!table.config.openList) return possibleNeeds(safes.length);
  const gone = table.gone.filter((safe) => !safes.includes(safe));
  return listedNeeds(safes.length, gone);
}

/** Facts only ever rule out, so what a seat knows is narrowed from step to step. */
function reviewSeat(review: Review, space: NeedSpace, seat: number): SeatReview {
  const steps: ReviewStep[] = [];
  const mistakes: number[] = [];
  const rounds = roundsSorted(review.results);
  let belief = openMind(space);
  for (let round = 1; round <= rounds; round++) {
    for (const [i, told] of review.told.entries()) {
      if (told.round !== round) continue;
      belief = narrow(belief, factsOf(review, seat, round, i));
      steps.push(stepOf(review, belief, round, i));
    }
    mistakes.push(...knownMistakes(review, seat, round, belief));
    if (round === rounds) break;
    belief = narrow(belief, factsOf(review, seat, round + 1, null));
    steps.push(stepOf(review, belief, round, null));
  }
  return { seat, steps, mistakes };
}

/** What came to be known by one hint, or by what lay open before a round. */
function factsOf(review: Review, seat: number, round: number, hint: number | null): Facts {
  const sorted = uptoRound(review.results, round - 1);
  const heard = hint === null ? [] : [review.told[hint]];
  const secrets = hint === null ? [] : [review.secrets[hint]];
  return {
    said: saidTo(heard, secrets, seat),
    opened: openAfter(review.results, round - 1),
    finished: finishedByOwnCards(review.acts, review.faces, sorted, seat),
    inspected: [],
  };
}

function stepOf(review: Review, belief: Belief, round: number, hint: number | null): ReviewStep {
  const { min, max } = bounds(belief) ?? { min: needOf(review.safes), max: needOf(review.safes) };
  return { round, hint, possible: belief.size, min, max };
}

/** Cards of which the seat could know that no more were needed. */
function knownMistakes(review: Review, seat: number, round: number, belief: Belief): number[] {
  const open = openAfter(review.results, round - 1);
  const max = bounds(belief)?.max ?? needOf(review.safes);
  return Array.from({ length: actCount(review.acts) }, (_, i) => i).filter((i) => {
    const act = actAt(review.acts, i);
    const face = review.faces[i];
    const isOwnTool = act.round === round && act.seat === seat && face >= 0 && face < KINDS;
    return isOwnTool && max[face] <= open[face];
  });
}
