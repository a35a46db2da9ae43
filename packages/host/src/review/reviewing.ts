import { type AnyAppraisal, type AnyGame, type AnyJudge, type Entry } from "@safehouse/kernel";
import { type Advice, advising } from "./advice.ts";
import { accountOfMatch, type AppraisedMatch, appraising, momentsOf, type Review } from "./review.ts";
import { type ReviewedMatch, stepsOf } from "./steps.ts";

/** A match that is over, or as much of it as can be gone through. Its log was replayed before. */
export interface ReviewOrder {
  readonly game: AnyGame;
  readonly appraisal: AnyAppraisal;
  /** Null where nobody can say what would have been better, as of an older edition. */
  readonly judge: AnyJudge | null;
  readonly config: unknown;
  readonly seats: number;
  readonly entries: readonly Entry[];
  readonly undone: ReadonlySet<number>;
  readonly partial?: Review["partial"];
  /** Gives first numbers by a tenth of the effort before the whole. */
  readonly isQuickFirst?: boolean;
  /** With what only this game tells. */
  readonly isTold?: boolean;
}

/** How far a review is, and what is known already. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  /** New numbers, where there are any since the last time. */
  readonly found: FoundReview | null;
}

/** A review with all that pages draw. */
export interface FoundReview {
  readonly review: Review;
  readonly match: AppraisedMatch;
  readonly advice: ReadonlyMap<number, Advice>;
  /** What only this game tells; null until it is known, and where it tells nothing. */
  readonly story: unknown;
}

const QUICK = 0.08;
/** A match of so many entries gets all of the effort, a longer one less for each. */
const USUAL_LENGTH = 220;

/** Goes through a match in small steps: whoever runs it may stop at any of them. */
export function* reviewing(order: ReviewOrder): Generator<ReviewProgress, FoundReview> {
  const { game, appraisal, judge, config, seats, entries, undone, isQuickFirst, isTold } = order;
  const match: ReviewedMatch = stepsOf(game, config, seats, entries, undone);
  const length = match.steps.length;
  const effort = Math.min(1, USUAL_LENGTH / Math.max(1, length));
  const of = (isQuickFirst ? 2 : 1) * length + 1;
  let done = 0;
  let advice: ReadonlyMap<number, Advice> = new Map();
  let story: unknown = null;
  const foundBy = (appraised: AppraisedMatch): FoundReview => ({
    review: reviewOf(order, appraised, advice),
    match: appraised,
    advice,
    story,
  });
  function* pass(share: number): Generator<ReviewProgress, AppraisedMatch> {
    const run = appraising(appraisal, config, seats, match, share);
    for (;;) {
      const { done: isDone, value } = run.next();
      if (isDone) return value;
      yield { done: ++done, of, found: null };
    }
  }

  if (isQuickFirst) {
    const quick = yield* pass(QUICK * effort);
    yield { done, of, found: foundBy(quick) };
  }
  if (isTold && appraisal.story !== undefined) {
    const telling = appraisal.story(match.steps);
    let step = telling.next();
    for (; !step.done; step = telling.next()) yield { done, of, found: null };
    story = step.value;
  }
  const whole = yield* pass(effort);
  yield { done, of, found: foundBy(whole) };
  if (judge !== null) {
    const asking = advising(game, judge, match.steps, whole.entries);
    let step = asking.next();
    for (; !step.done; step = asking.next()) yield { done, of, found: null };
    advice = step.value;
  }
  return foundBy(whole);
}

function reviewOf(order: ReviewOrder, match: AppraisedMatch, advice: ReadonlyMap<number, Advice>): Review {
  const { game, appraisal, partial } = order;
  return {
    game: game.meta.id,
    unit: appraisal.unit,
    seats: accountOfMatch(match),
    moments: momentsOf(match, appraisal.isShared, advice),
    ...(partial && { partial }),
  };
}

/** All at once. */
export function review(order: ReviewOrder): FoundReview {
  const run = reviewing(order);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}
