import type { Bot, BotRequest, Random } from "@safehouse/kernel";
import { apply } from "../apply.ts";
import type { Event } from "../events.ts";
import { imagine } from "../imagine.ts";
import type { Move } from "../moves.ts";
import { UNANSWERED } from "../rules/asking.ts";
import { playableCards } from "../rules/matching.ts";
import { RECEIVER_PAYS } from "../rules/receiver.ts";
import { clone, type State } from "../state.ts";
import type { View } from "../view.ts";
import { normal } from "./normal.ts";
import { type Opponents, readOpponents } from "./opponents/posterior.ts";
import { type Character, sizeClass } from "./playout/character.ts";
import { luckOf } from "./playout/luck.ts";
import { playOn } from "./playout/play.ts";
import { roundOf, scoreOf } from "./playout/round.ts";
import { settle } from "./playout/settle.ts";

type Request = BotRequest<View, Move, Event>;

/** Rounds played out for one answer at most; each is a node. */
const PLAYOUTS = 600;
/** After so many worlds the worse half of the answers is dropped. */
const WORLDS = 8;
/** What it expects of itself for the rest of the round. */
const SELF: Character = { lies: [700, 300, 150, 80], bold: false, doubts: [400, 400, 400, 400] };
/** How many worlds are tried for one that fits a claim. */
const TRIES = 12;

/** What is chosen card by card is left to judgement. */
const SERIES = ["fence", "discard", "halve"];

interface Option {
  readonly move: Move;
  total: number;
}

/**
 * Imagines how the cards may lie and what the others may be like, as far as everybody could see, and plays the round to its end with each
 * answer.
 */
export const expert: Bot<View, Move, Event> = {
  choose(request) {
    const { decision, moves } = request;
    if (moves.length === 1) return moves[0];
    return SERIES.includes(decision.kind) ? normal.choose(request) : byPlayouts(request);
  },
};

function byPlayouts(request: Request): Move {
  const { view, decision, moves, history, random, budget } = request;
  const opponents = readOpponents(view, history);
  const most = Math.min(budget.nodes, PLAYOUTS);
  let options: Option[] = moves.map((move) => ({ move, total: 0 }));
  for (let nodes = 0, worlds = 1; options.length > 1 && nodes < most; worlds++) {
    const { world, who } = imagineTable(view, opponents, random);
    const luck = random.below(1 << 30);
    for (const option of options) {
      const state = clone(world);
      apply(state, decision, option.move);
      option.total += outcomeFor(view, state, who, luckOf(luck));
    }
    nodes += options.length;
    if (worlds % WORLDS === 0) {
      options = options.toSorted((a, b) => b.total - a.total).slice(0, Math.max(2, Math.ceil(options.length / 2)));
    }
  }
  return options.reduce((best, option) => (option.total > best.total ? option : best)).move;
}

/** A world and the characters in it, as often as both fit what was just said. */
function imagineTable(
  view: View,
  opponents: Opponents,
  random: Random,
): { readonly world: State; readonly who: readonly Character[] } {
  const { table, seat } = view;
  const isClaimed = table.stage === "believe";
  for (let tries = 1; ; tries++) {
    const who = view.sizes.map((_, other) => (other === seat ? SELF : opponents.sample(other, random)));
    const world = imagine(view, [], random);
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
