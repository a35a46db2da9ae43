import { type AppraisedStep, keyOf, luckOf } from "@safehouse/kernel";
import { readOpponents } from "../bots/opponents/posterior.ts";
import { imagineTable } from "../bots/worlds.ts";
import type { Event } from "../events.ts";
import { makeImagination } from "../imagine.ts";
import type { Move } from "../moves.ts";
import { playableCards } from "../rules/matching.ts";
import type { State } from "../state.ts";
import { view as viewOf } from "../view.ts";

/** Worlds in which a claim is looked at. */
const WORLDS = 200;

/** Somebody said "I cannot". */
export interface Claim {
  readonly n: number;
  readonly seat: number;
  readonly round: number;
  /** How likely it was a lie by what everybody could see. */
  readonly likelihood: number;
  readonly isLie: boolean;
  readonly answers: readonly ClaimAnswer[];
}

/** Somebody who was asked whether to believe it. */
export interface ClaimAnswer {
  readonly n: number;
  readonly seat: number;
  readonly doubts: boolean;
}

/** Every claim of a match, what it was, and who believed it. */
export function* storyOf(steps: readonly AppraisedStep<State>[]): Generator<undefined, Claim[]> {
  const claims: (Claim & { readonly answers: ClaimAnswer[] })[] = [];
  for (const step of steps) {
    const { n, decision, move, before, after } = step;
    if (decision.seat === null) continue;
    const { seat } = decision;
    const { table, hands } = before;
    if (decision.kind === "believe") {
      claims.at(-1)?.answers.push({ n, seat, doubts: (move as Move).do === "doubt" });
    } else if (decision.kind === "turn" && (move as Move).do === "cannot" && after.table.stage === "believe") {
      const isLie = playableCards(table, hands[seat]).length > 0;
      claims.push({ n, seat, round: table.round, likelihood: likelihoodOf(step), isLie, answers: [] });
      yield;
    }
  }
  return claims;
}

/** By the worlds that somebody who only watches would hold possible after the claim. */
function likelihoodOf({ n, after, told }: AppraisedStep<State>): number {
  const view = viewOf(after, "spectator");
  const opponents = readOpponents(view, told(null) as Event[]);
  const imagine = makeImagination(view);
  let lies = 0;
  for (let k = 0; k < WORLDS; k++) {
    const { world } = imagineTable(view, opponents, luckOf(keyOf(n, k)), imagine);
    if (playableCards(after.table, world.hands[after.table.turn]).length > 0) lies++;
  }
  return lies / WORLDS;
}
