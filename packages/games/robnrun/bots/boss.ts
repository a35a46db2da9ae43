import { needOf } from "../content/safes.ts";
import { reading, RED } from "../content/station.ts";
import { faceOf } from "../content/tools.ts";
import { type Belief, type Likelihood, thin } from "../deduction/belief.ts";
import { indexOfNeed } from "../deduction/space.ts";
import type { HintMove, Move } from "../moves.ts";
import { statementOf } from "../telling.ts";
import type { View } from "../view.ts";
import { cardsOfPhase, outlook } from "./outlook.ts";
import { isAsAgreed } from "./agreements.ts";
import { commonBelief, likelihoodFor, type Reading } from "./thoughts.ts";

/** What a hint has to bring, and how its worth is reckoned. Found by simulation. */
const HABITS = {
  /** The least gain for which an open hint is used, and a face-down one is paid for. */
  free: 0.08,
  paid: 1.2,
  /** A secret helps one accomplice only. */
  secret: 0.55,
  /** Inspecting a hand tells its owner something. */
  inspection: 0.2,
  /** Pointing at who holds most, and letting rest who is known to hold nothing. */
  pointing: 0.2,
  resting: 0.3,
} as const;

/** So many needs stand for all that the crew holds possible: enough to weigh hints. */
const SAMPLE = 120;

/** A hint and what it is thought to bring, its cost taken off. */
export interface Weighed {
  readonly move: HintMove;
  readonly gain: number;
}

/** The hint that helps most by what the crew will then do; null for none. */
export function chooseHint(view: View, moves: readonly Move[], heard: Reading): HintMove | null {
  let best: Weighed | null = null;
  for (const weighed of weighHints(view, moves, 0, heard))
    if (best === null || weighed.gain > best.gain) best = weighed;
  return best === null ? null : best.move;
}

/** All hints that bring more than this, with what they bring. Those that cannot be the best are left out. */
export function weighHints(view: View, moves: readonly Move[], least: number, heard: Reading): Weighed[] {
  const crew = crewOf(view, heard);
  const before = outlook(view, crew.belief, crew.missing, null, null);
  // Were all cards of the phase right and the need known, no hint could bring more.
  const most =
    Math.min(
      crew.missing.reduce((sum, count) => sum + count, 0),
      cardsOfPhase(view),
    ) - before;
  const weighed: Weighed[] = [];
  let bestGain = least;
  for (const move of moves) {
    if (move.do !== "hint" || !isConventional(view, crew, move)) continue;
    const cost = costOf(view, move);
    if (most - cost <= bestGain) continue;
    const gain = gainOf(view, move, crew, before) - cost;
    if (gain <= least) continue;
    weighed.push({ move, gain });
    bestGain = Math.max(bestGain, gain);
  }
  return weighed;
}

/** What the boss reckons with: what the crew believes and how it hears, and what it does not know. */
interface Crew {
  readonly heard: Reading;
  readonly belief: Belief;
  readonly missing: readonly number[];
  readonly likelihood: Likelihood | null;
}

function crewOf(view: View, heard: Reading): Crew {
  return {
    heard,
    belief: crewBelief(view, heard),
    missing: stillMissing(view),
    likelihood: likelihoodFor(view, heard),
  };
}

/** What a crew that hears hints so believes, in a few needs of which the truth is the first. */
export function crewBelief(view: View, heard: Reading): Belief {
  return withTruth(view, thin(commonBelief(view, heard), SAMPLE));
}

/** What a hint must bring. Gold is spent the sooner the less may still go wrong. */
export function costOf({ table }: View, { hint }: HintMove): number {
  if (table.open.includes(hint)) return HABITS.free;
  const allowed = reading(table, RED, table.station[RED]) - table.wrong;
  return HABITS.paid + 0.3 * Math.max(0, allowed - 1);
}

function gainOf(view: View, move: HintMove, { belief, missing, likelihood }: Crew, before: number): number {
  switch (move.hint) {
    case 6:
      return view.table.told.some((told) => told.hint === 6 && told.seat === move.seat) ? 0 : HABITS.inspection;
    case 13:
      return view.table.told.some((told) => told.hint === 13 && told.round === view.table.round) ? 0 : HABITS.pointing;
    case 14:
      return holdsNothing(view, move.seat as number, missing) ? HABITS.resting : 0;
    case 16:
      return 0;
    default: {
      const said = { ...statementOf(move), round: view.table.round, seat: move.seat ?? null };
      const gain = outlook(view, belief, missing, said, likelihood) - before;
      return move.hint === 9 ? gain * HABITS.secret : gain;
    }
  }
}

/** Whether the boss has seen the whole hand and nothing in it is of use. */
function holdsNothing(view: View, seat: number, wanted: readonly number[]): boolean {
  const hand = view.known[seat];
  const isSeen = hand.length === view.sizes[seat] && view.missing[seat] === 0;
  return isSeen && !hand.some((face) => wanted[face] > 0);
}

/** Whether the crew will hear it rightly: by, and experts by all agreements. */
function isConventional(view: View, { heard, missing }: Crew, move: HintMove): boolean {
  if (heard === "agreed") return isAsAgreed(statementOf(move), needOf(view.safes), 0, view.table.opened);
  const { hint, tool } = move;
  if (hint !== 1 && hint !== 9) return true;
  return missing[faceOf(tool as string)] === Math.max(...missing);
}

function stillMissing(view: View): number[] {
  return needOf(view.safes).map((count, tool) => count - view.table.opened[tool]);
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
