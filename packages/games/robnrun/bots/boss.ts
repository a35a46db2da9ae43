import { needOf } from "../content/safes.ts";
import { reading, RED, WHITE } from "../content/station.ts";
import { KINDS, type Tool } from "../content/tools.ts";
import { type Belief, hear, missingOdds, narrow, openMind, thin } from "../deduction/belief.ts";
import { publicFacts } from "../deduction/facts.ts";
import { spaceFor } from "../deduction/grid.ts";
import { indexOfNeed } from "../deduction/space.ts";
import type { HintMove, Move } from "../moves.ts";
import { statementOf } from "../telling.ts";
import type { View } from "../view.ts";
import { expectPlay } from "./crew.ts";
import { commonBelief, likelihoodFor } from "./thoughts.ts";

/** What a hint has to bring, and how its worth is reckoned. Found by simulation. */
const HABITS = {
  /** The least gain for which an open hint is used, and a face-down one is paid for. */
  free: 0.08,
  paid: 1.2,
  /** What a bit of information is worth beside a card that will be right. */
  bit: 0.3,
  /** A secret helps one accomplice only. */
  secret: 0.55,
  /** Inspecting a hand tells its owner something. */
  inspection: 0.2,
  /** How likely somebody in the crew holds the tool that everybody thinks of. */
  hold: 0.85,
} as const;

/** With several safes so many needs stand for all; when hints leave fewer than the least of them, all are looked at after all. */
const SAMPLE = { first: 2000, most: 300, least: 80 };

/** What the crew believes, or an even part of it that is enough to weigh hints. */
function sampleBelief(view: View): Belief {
  const space = spaceFor(view);
  if (space.size > SAMPLE.first) {
    const sample = thin(openMind(space), SAMPLE.first);
    const left = narrow(sample, publicFacts(view), likelihoodFor(view, "conventional"));
    if (left.size >= SAMPLE.least) return thin(left, SAMPLE.most);
  }
  return thin(commonBelief(view, "conventional"), SAMPLE.most);
}

/** The hint that helps most by what the crew will then do; null for none. */
export function chooseHint(view: View, moves: readonly Move[]): HintMove | null {
  const common = withTruth(view, sampleBelief(view));
  const before = outlook(view, common);
  let best: HintMove | null = null;
  let bestGain = 0;
  for (const move of moves) {
    if (move.do !== "hint" || !isConventional(view, move)) continue;
    const isFree = view.table.open.includes(move.hint);
    const gain = gainOf(view, move, common, before) - (isFree ? HABITS.free : price(view));
    if (gain > bestGain) {
      best = move;
      bestGain = gain;
    }
  }
  return best;
}

/** Gold is spent the sooner the less may still go wrong. */
function price({ table }: View): number {
  const allowed = reading(table.seats, RED, table.station[RED]) - table.wrong;
  return HABITS.paid + 0.3 * Math.max(0, allowed - 1);
}

function gainOf(view: View, move: HintMove, common: Belief, before: number): number {
  switch (move.hint) {
    case 6:
      return view.table.told.some((told) => told.hint === 6 && told.seat === move.seat) ? 0 : HABITS.inspection;
    case 13:
    case 14:
    case 16:
      return 0;
    default: {
      const said = { ...statementOf(move), round: view.table.round, seat: move.seat ?? null };
      const gain = outlook(view, hear(common, said, likelihoodFor(view, "conventional"))) - before;
      return move.hint === 9 ? gain * HABITS.secret : gain;
    }
  }
}

/** needed tools are named by what is still missing most. */
function isConventional(view: View, { hint, tool }: HintMove): boolean {
  if (hint !== 1 && hint !== 9) return true;
  const missing = stillMissing(view);
  return missing[statementOf({ do: "hint", hint, tool: tool as string }).tool as Tool] === Math.max(...missing);
}

function stillMissing(view: View): number[] {
  return needOf(view.safes).map((count, tool) => count - view.table.opened[tool]);
}

/** What the crew will play if this is what it believes: how many cards will be right, and how near it is to the truth. */
function outlook(view: View, belief: Belief): number {
  const { table } = view;
  const odds = missingOdds(belief, table.opened);
  const cards = reading(table.seats, WHITE, table.station[WHITE]);
  const middle = Array<number>(KINDS).fill(0);
  for (let i = 0; i < cards; i++) expectPlay(odds, middle, HABITS.hold);
  const missing = stillMissing(view);
  let right = 0;
  for (let tool = 0; tool < KINDS; tool++) right += Math.min(middle[tool], missing[tool]);
  return right + HABITS.bit * Math.log2(shareOfTruth(belief));
}

/** The truth may have been left out of a sample: it comes first, where it is easily found. */
function withTruth(view: View, belief: Belief): Belief {
  const { space, size } = belief;
  const needs = new Int32Array(size + 1);
  const weights = new Float64Array(size + 1);
  needs.set(belief.needs.subarray(0, size), 1);
  weights.set(belief.weights.subarray(0, size), 1);
  needs[0] = indexOfNeed(space, needOf(view.safes));
  weights[0] = space.ways[needs[0]];
  return { space, size: size + 1, needs, weights };
}

/** Every hint the boss may give is true, so the truth stays in front. */
function shareOfTruth({ size, weights }: Belief): number {
  let total = 0;
  for (let i = 0; i < size; i++) total += weights[i];
  return weights[0] / total;
}
