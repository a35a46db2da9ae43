import { type Appraisal, appraiseByTrials, keyOf, luckOf, shuffle, type Trials } from "@safehouse/kernel";
import { apply } from "../apply.ts";
import { imagineTable } from "../bots/worlds.ts";
import { normal } from "../bots/normal.ts";
import { readOpponents } from "../bots/opponents/posterior.ts";
import type { Character } from "../bots/playout/character.ts";
import { takeTurn } from "../bots/playout/play.ts";
import { roundOf, scoreOf } from "../bots/playout/round.ts";
import { settle } from "../bots/playout/settle.ts";
import type { Config } from "../configure.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { pending } from "../pending.ts";
import { RECEIVER_PAYS } from "../rules/receiver.ts";
import { clone, type State } from "../state.ts";
import { view as viewOf } from "../view.ts";
import { layPile, luckAt, timeOf } from "./keyed.ts";
import { storyOf } from "./story.ts";

/** What everybody is taken to be like: the commonest of those that an expert reckons with. */
const REFERENCE: Character = { lies: [600, 300, 150, 80], bold: false, doubts: [250, 250, 250, 250] };
/** Trials of a whole review; more seats have more answers in a match. */
const TRIALS = { states: 900, answers: 240 };
/** Whose luck it is before a turn, and what is dealt. */
const NOBODY = 90;
const DEALER = 91;

/** Points of a round ahead of the mean of the others', added up over the rounds: the rest of each is played out in trials. */
export const appraisal: Appraisal<State, Config> = {
  unit: "lead",
  isShared: false,
  appraiser(_, seats, effort) {
    const share = (effort * 3) / Math.max(3, seats);
    return appraiseByTrials(trialsFor(seats), {
      states: Math.ceil(TRIALS.states * share),
      answers: Math.ceil(TRIALS.answers * share),
    });
  },
  story: storyOf,
};

function trialsFor(seats: number): Trials<State> {
  const who = Array.from({ length: seats }, () => REFERENCE);
  return {
    known: ({ table }) => (table.stage === "over" || table.stage === "deck" ? leads(table.totals) : null),
    lay(state, k) {
      const laid = clone(state);
      layPile(laid, k);
      return laid;
    },
    playOn(state, k) {
      const { table } = state;
      const { round } = table;
      dealOn(state, k);
      if (!settle(state, round, who, normal, luckAt(k, NOBODY, timeOf(state)))) return leads(table.totals);
      const left = roundOf(state);
      let isOn = true;
      while (isOn) isOn = takeTurn({ round: left, who, random: luckAt(k, left.turn, timeOf(left)) });
      return leads(table.totals.map((total, seat) => total - table.sold[seat] * RECEIVER_PAYS + scoreOf(left, seat)));
    },
    apply: (state, decision, move) => void apply(state, decision, move as Move),
    turnsUp: ({ before, after }) => before.pile.length !== after.pile.length,
    imagine({ n, before, decision, told }, k) {
      const seat = decision.seat as number;
      const view = viewOf(before, seat);
      const opponents = readOpponents(view, told(seat) as Event[]);
      return imagineTable(view, opponents, luckOf(keyOf(n, k, seat))).world;
    },
    clone,
  };
}

/** Before the first turn of a round cards are shuffled and dealt. */
function dealOn(state: State, k: number): void {
  const { table } = state;
  const random = luckAt(k, DEALER, table.round);
  while (table.stage === "deck" || table.stage === "mix") {
    const [decision] = pending(state);
    const order = Array.from({ length: (decision as { draw: { shuffle: number } }).draw.shuffle }, (_, i) => i);
    apply(state, decision, shuffle(random, order));
  }
}

function leads(points: readonly number[]): number[] {
  const all = points.reduce((sum, each) => sum + each, 0);
  return points.map((own) => own - (all - own) / (points.length - 1));
}
