import {
  type Appraisal,
  appraiseByTrials,
  keyOf,
  luckOf,
  orderByKey,
  type Random,
  shuffle,
  type Trials,
} from "@safehouse/kernel";
import { moves as listMoves } from "../answers.ts";
import { apply } from "../apply.ts";
import { normal } from "../bots/normal.ts";
import { imagine } from "../imagine.ts";
import { chanceToWin } from "../judge/chances.ts";
import type { Move } from "../moves.ts";
import type { Config } from "../options.ts";
import { pending } from "../pending.ts";
import { RATINGS } from "../rules/ending.ts";
import { clone, type State } from "../state.ts";
import type { Table } from "../table.ts";
import { view as viewOf } from "../view.ts";
import { storyOf } from "./story.ts";

/** Trials of a whole review, and matches that are played to say how likely a crew gets away here. */
const TRIALS = { states: 40, answers: 16 };
const MATCHES = 120;
const NO_BUDGET = { nodes: 0 };

/** The chance to win: between heists by a table, within them by playing the heist to its end. */
export const appraisal: Appraisal<State, Config> = {
  unit: "chance",
  isShared: true,
  appraiser(_, seats, effort) {
    let isCalibrated = false;
    let shift = 0;
    const trials = trialsFor(seats, (table) => moved(chanceToWin(table), shift));
    // Larger crews take longer to play a heist out.
    const share = (effort * 3) / Math.max(3, seats);
    const counts = { states: Math.ceil(TRIALS.states * share), answers: Math.ceil(TRIALS.answers * share) };
    const appraiser = appraiseByTrials(trials, counts);
    return {
      begin(state) {
        if (!isCalibrated) shift = shiftOf(trials, state, Math.ceil(MATCHES * Math.max(0.1, share)));
        isCalibrated = true;
        return appraiser.begin(state);
      },
      step: (step) => appraiser.step(step),
    };
  },
  story: storyOf,
};

/** How much likelier a crew gets away at this table than at others: what whole matches come to beside what the table of chances says. */
function shiftOf(trials: Trials<State>, begun: State, matches: number): number {
  let won = 1;
  let thought = 0;
  for (let k = 0; k < matches; k++) {
    const state = clone(begun);
    thought += trials.playOn(state, k)[0];
    const random = luckOf(k);
    while (state.table.result === null) answerNext(state, random, random);
    won += Number(isWon(state.table));
  }
  return logit(won / (matches + 2)) - logit(thought / matches);
}

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const moved = (chance: number, shift: number): number => 1 / (1 + Math.exp(-logit(chance) - shift));

const isWon = ({ result }: Table): boolean => (RATINGS as readonly (string | null)[]).includes(result);

function trialsFor(seats: number, chanceOf: (table: Table) => number): Trials<State> {
  const forAll = (value: number): number[] => Array<number>(seats).fill(value);
  const known = ({ table }: State): number[] | null => {
    if (table.result !== null) return forAll(Number(isWon(table)));
    return table.stage === "building" ? forAll(chanceOf(table)) : null;
  };
  return {
    known,
    lay(state, k) {
      const laid = clone(state);
      orderByKey(laid.pile, k);
      return laid;
    },
    playOn(state, k) {
      const random = luckOf(keyOf(k, 0));
      for (;;) {
        const { table } = state;
        answerNext(
          state,
          luckOf(keyOf(k, 1 + STAGES.indexOf(table.stage) + 8 * (table.heist + 16 * table.reshuffles))),
          random,
        );
        const worth = known(state);
        if (worth !== null) return worth;
      }
    },
    apply: (state, decision, move) => void apply(state, decision, move as Move),
    turnsUp: ({ before, after }) => before.pile.length !== after.pile.length,
    imagine({ n, before, decision }, k) {
      return imagine(viewOf(before, decision.seat as number), [], luckOf(keyOf(k, n)));
    },
    clone,
  };
}

/** What chance is asked for by name: so it brings the same in the same trial, whatever was answered before. */
const STAGES: readonly string[] = ["dice", "informants", "safes", "six", "hints", "tools", "reshuffle"];

function answerNext(state: State, chance: Random, random: Random): void {
  for (const decision of pending(state)) {
    if (decision.seat === null) {
      const { shuffle: count } = decision.draw as { readonly shuffle: number };
      return void apply(state, decision, shuffle(chance, [...Array(count).keys()]));
    }
    const view = viewOf(state, decision.seat);
    const moves = listMoves(view, decision);
    // Who has handed over a card waits for the other.
    if (moves.length === 0) continue;
    return void apply(
      state,
      decision,
      normal.choose({ view, decision, moves, history: [], random, budget: NO_BUDGET }),
    );
  }
}
