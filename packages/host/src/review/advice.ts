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
import { type AppraisedEntry, ownOf, type Turn, turnsOf } from "./review.ts";

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

/** So many turns are judged closely: the costliest, and then what else changed most. */
const COSTLIEST = 6;
const JUDGED = 10;
/** So many answers at most, of all turns together and of one. */
const MOST_ANSWERS = 16;
const OF_A_TURN = 4;
/** In seconds of a laptop's core, for each of them. */
const SECONDS = 0.35;
/** Less is nothing to speak of, in points; a chance is counted in hundredths. */
const LEAST = { points: 0.15, lead: 0.15, chance: 0.01 } as const;

/** The turns worth a closer look, the costliest first. */
function turnsToJudge(judge: AnyJudge, entries: readonly AppraisedEntry[]): Turn[] {
  const turns = turnsOf(entries)
    .filter(({ own }) => Math.abs(own) >= LEAST[judge.unit])
    .toSorted((a, b) => a.own - b.own);
  const costliest = turns.slice(0, COSTLIEST).filter(({ own }) => own < 0);
  const others = turns.slice(costliest.length).toSorted((a, b) => Math.abs(b.own) - Math.abs(a.own));
  return [...costliest, ...others.slice(0, JUDGED - costliest.length)];
}

/** Says of every turn worth it where the expert would have done otherwise, or that it would have done the same. Told answer by answer. */
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
    let told: readonly [number, Advice] | null = null;
    for (const { n } of suspectsOf(turn)) {
      if (asked++ >= MOST_ANSWERS) break;
      const said = adviseOn(game, judge, found(byEntry.get(n)));
      yield;
      if (said === null) continue;
      if (told === null || said.loss > told[1].loss) told = [n, said];
      if (isSure(said) && said.loss >= -turn.own / 2) break;
    }
    // Nobody is told that something good was a mistake, unless it surely was.
    if (told !== null && (turn.own < 0 || told[1].loss === 0 || isSure(told[1]))) advice.set(...told);
  }
  return advice;
}

/** The answers of a turn that are asked about: where it seems to have been lost is looked first. */
function suspectsOf({ entries, own }: Turn): AppraisedEntry[] {
  const free = entries.filter(({ isForced }) => !isForced);
  return own < 0 ? free.toSorted((a, b) => ownOf(a) - ownOf(b)).slice(0, OF_A_TURN) : free.slice(0, 1);
}

/** Whether twice the error leaves something of what was lost. */
function isSure({ loss, error }: Pick<Advice, "loss" | "error">): boolean {
  return loss > 2 * error;
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
    budget: { nodes: Math.ceil(judge.nodesASecond * SECONDS) },
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
