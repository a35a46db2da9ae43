import { type BotRequest, luckOf, type Random } from "@safehouse/kernel";
import { apply } from "../apply.ts";
import type { Event } from "../events.ts";
import { makeImagination } from "../imagine.ts";
import type { Move } from "../moves.ts";
import { UNANSWERED } from "../rules/asking.ts";
import { playableCards } from "../rules/matching.ts";
import { RECEIVER_PAYS } from "../rules/receiver.ts";
import { clone, type State } from "../state.ts";
import type { View } from "../view.ts";
import { normal } from "./normal.ts";
import { type Opponents, readOpponents } from "./opponents/posterior.ts";
import { type Character, sizeClass } from "./playout/character.ts";
import { playOn } from "./playout/play.ts";
import { roundOf, scoreOf } from "./playout/round.ts";
import { settle } from "./playout/settle.ts";

/** What it expects of itself for the rest of the round. */
const SELF: Character = { lies: [700, 300, 150, 80], bold: false, doubts: [400, 400, 400, 400] };
/** How many worlds are tried for one that fits a claim. */
const TRIES = 12;

/** How the cards may lie, and what the others may be like. */
export interface Imagined {
  readonly world: State;
  readonly who: readonly Character[];
  /** The round played to its end after this answer: how many points the viewer is ahead of the others' mean. */
  outcome(move: Move): number;
}

/** Imagines one world after the other, as likely as each is by all that everybody could see. */
export function imagineWorlds({ view, decision, history, random }: BotRequest<View, Move, Event>): () => Imagined {
  const opponents = readOpponents(view, history);
  const imagine = makeImagination(view);
  return () => {
    const { world, who } = imagineTable(view, opponents, random, imagine);
    const luck = random.below(1 << 30);
    return {
      world,
      who,
      outcome(move) {
        const state = clone(world);
        apply(state, decision, move);
        return outcomeFor(view, state, who, luckOf(luck));
      },
    };
  };
}

/** A world and the characters in it, as often as both fit what was just said. */
export function imagineTable(
  view: View,
  opponents: Opponents,
  random: Random,
  imagine = makeImagination(view),
): { readonly world: State; readonly who: readonly Character[] } {
  const { table, seat } = view;
  const isClaimed = table.stage === "believe";
  for (let tries = 1; ; tries++) {
    const who = view.sizes.map((_, other) => (other === seat ? SELF : opponents.sample(other, random)));
    const world = imagine(random);
    if (!isClaimed) return { world, who };
    const hand = world.hands[table.turn];
    const fits =
      playableCards(table, hand).length === 0 || random.below(1000) < who[table.turn].lies[sizeClass(hand.length)];
    if (!fits && tries < TRIES) continue;
    world.answers.fill(UNANSWERED);
    return { world, who };
  }
}

/** The round played to its end: how many points this viewer is ahead of the others' mean. */
function outcomeFor(view: View, state: State, who: readonly Character[], random: Random): number {
  const { seats, totals, sold } = view.table;
  const me = view.seat as number;
  let points: number[];
  if (settle(state, view.table.round, who, normal, random)) {
    const round = roundOf(state);
    playOn({ round, who, random });
    points = round.hands.map((_, seat) => scoreOf(round, seat));
  } else {
    points = state.table.totals.map((total, seat) => total - totals[seat] + sold[seat] * RECEIVER_PAYS);
  }
  const all = points.reduce((sum, each) => sum + each, 0);
  return points[me] - (all - points[me]) / (seats - 1);
}
