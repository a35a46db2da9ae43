import { reading, WHITE } from "../content/station.ts";
import { KINDS } from "../content/tools.ts";
import { type Belief, DEPTH, type Likelihood, scratch, spreadDown } from "../deduction/belief.ts";
import type { Facts } from "../deduction/facts.ts";
import { placesWhereTrue } from "../deduction/predicates.ts";
import type { View } from "../view.ts";
import { expectPlay } from "./crew.ts";

type Said = Facts["said"][number];

/** What a bit of information is worth beside a card that will be right. Found by simulation. */
export const BIT = 0.3;
/** How likely somebody in the crew holds the tool that everybody thinks of. */
const HOLD = 0.85;

/** */
export const cardsOfPhase = ({ table }: View): number => reading(table, WHITE, table.station[WHITE]);

const odds = new Float64Array(KINDS * DEPTH);
const middle = new Float64Array(KINDS);

/**
 * What the crew will play if this is what it believes and one more hint is told: how many cards will be right, and how near it comes to
 * the truth, which stands first in the belief. Reckoned in one go and without a new belief: a boss weighs dozens of hints.
 */
export function outlook(
  view: View,
  belief: Belief,
  missing: readonly number[],
  said: Said | null,
  likelihood: Likelihood | null,
): number {
  const share = hearInto(belief, view.table.opened, said, likelihood);
  const cards = cardsOfPhase(view);
  middle.fill(0);
  for (let i = 0; i < cards; i++) expectPlay(odds, middle, HOLD);
  let right = 0;
  for (let tool = 0; tool < KINDS; tool++) right += Math.min(middle[tool], missing[tool]);
  return right + BIT * Math.log2(share);
}

/** Fills in the odds, and says how likely the truth is. */
function hearInto(belief: Belief, opened: readonly number[], said: Said | null, likelihood: Likelihood | null): number {
  const { space, size, needs, weights } = belief;
  const { counts } = space;
  const places = scratch(size);
  const left = said === null ? size : placesWhereTrue(said, space, needs, size, places);
  const agreement = said === null ? null : (likelihood?.(said, space) ?? null);
  odds.fill(0);
  let total = 0;
  let truth = 0;
  for (let i = 0; i < left; i++) {
    const place = said === null ? i : places[i];
    const need = needs[place];
    const weight = agreement === null ? weights[place] : weights[place] * agreement(need);
    total += weight;
    if (place === 0) truth = weight;
    for (let tool = 0; tool < KINDS; tool++) {
      const missing = counts[need * KINDS + tool] - opened[tool];
      if (missing > 0) odds[tool * DEPTH + (missing < DEPTH ? missing : DEPTH) - 1] += weight;
    }
  }
  spreadDown(odds, total);
  return truth / total;
}

/** How likely the truth is, which stands first in a belief, once these tools lie open. */
export function shareOfTruth({ space, size, needs, weights }: Belief, opened: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < size; i++) {
    let isPossible = true;
    for (let tool = 0; tool < KINDS && isPossible; tool++) {
      isPossible = space.counts[needs[i] * KINDS + tool] >= opened[tool];
    }
    if (isPossible) total += weights[i];
  }
  return weights[0] / total;
}
