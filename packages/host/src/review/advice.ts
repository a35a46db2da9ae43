import { fastRandom } from "@safehouse/chance";
import {
  type AnyCore,
  type AnyJudge,
  type AppraisedStep,
  found,
  isChance,
  type Json,
  judgedOf,
  type Judgement,
  type Message,
  sameJson,
} from "@safehouse/kernel";
import { seedOf } from "../bots.ts";
import { type AppraisedEntry, type Turn, turnsOf } from "./review.ts";

/** What the expert says of an answer, from what its seat could know. */
export interface Advice {
  /** What it would have played, from that answer to where the seat is done; the first is what was answered if nothing is better. */
  readonly way: readonly Json[];
  readonly loss: number;
  readonly error: number;
  /** By the texts of the judge. */
  readonly reason: Message;
}

export type AdviceByEntry = ReadonlyMap<number, Advice>;

/** So many turns are judged closely: those that seem to have cost or gained most. */
const JUDGED = 10;
/** So many answers, all together: a turn is gone through up to where the expert would have done otherwise. */
const MOST_ANSWERS = 14;
/** In seconds of a laptop's core, all together. */
const SECONDS = 3;
/** Less is nothing to speak of, in points; a chance is counted in hundredths. */
const LEAST = { points: 0.15, lead: 0.15, chance: 0.01 } as const;

/** The turns worth a closer look, the costliest first. */
function turnsToJudge(judge: AnyJudge, entries: readonly AppraisedEntry[]): Turn[] {
  return turnsOf(entries)
    .filter(({ own }) => Math.abs(own) >= LEAST[judge.unit])
    .toSorted((a, b) => Math.abs(b.own) - Math.abs(a.own))
    .slice(0, JUDGED);
}

/** Says of every turn worth it where the expert would have done otherwise, or that it would have begun alike. Told answer by answer. */
export function* advising(
  game: AnyCore,
  judge: AnyJudge,
  steps: readonly AppraisedStep[],
  entries: readonly AppraisedEntry[],
): Generator<undefined, Map<number, Advice>> {
  const byEntry = new Map(steps.map((step) => [step.n, step]));
  const advice = new Map<number, Advice>();
  let asked = 0;
  for (const turn of turnsToJudge(judge, entries)) {
    let first: readonly [number, Advice] | null = null;
    for (const { n } of turn.entries) {
      if (asked++ >= MOST_ANSWERS) break;
      const said = adviseOn(game, judge, found(byEntry.get(n)));
      yield;
      if (said === null) continue;
      first ??= [n, said];
      if (said.loss === 0) continue;
      first = [n, said];
      break;
    }
    if (first !== null) advice.set(...first);
  }
  return advice;
}

/** Asks the judge what its seat should have answered. */
function adviseOn(game: AnyCore, judge: AnyJudge, step: AppraisedStep): Advice | null {
  const { decision, move, before, n } = step;
  if (isChance(decision)) return null;
  const view: unknown = game.view(before, decision.seat);
  const moves = game.moves(view, decision) as readonly Json[];
  if (moves.length < 2) return null;
  const judgement = judge.judge({
    view,
    decision,
    moves,
    history: step.told(decision.seat),
    random: fastRandom(seedOf("review", n)),
    budget: { nodes: Math.ceil((judge.nodesASecond * SECONDS) / MOST_ANSWERS) },
    kept: 3,
    answered: move,
  }) as Judgement<Json>;
  const played = judgedOf(judgement, (each) => sameJson(each, move));
  if (played === null) return null;
  const best = found(judgement.ways[0]);
  const isBest = played.loss === 0;
  return {
    way: isBest ? played.way : best.way,
    loss: played.loss,
    error: played.lossError,
    reason: judgement.reason,
  };
}
