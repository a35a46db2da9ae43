import {
  beginsWith,
  type Estimate,
  type Judge,
  judgementOf,
  luckOf,
  sameJson,
  type Trial,
  tryOut,
} from "@safehouse/kernel";
import { costOf, weighHints } from "../bots/boss.ts";
import { crewMember, literal } from "../bots/normal.ts";
import { LITERAL_ONE_IN } from "../bots/rollouts.ts";
import type { Event } from "../events.ts";
import { imagine } from "../imagine.ts";
import type { HintMove, Move } from "../moves.ts";
import type { View } from "../view.ts";
import { chanceAfter } from "./heist.ts";
import { reasonFor } from "./reasons.ts";

/** So many hints are tried out beside silence. */
const TRIED = 7;
/** What a right card is taken to add to the chance to win, and how far that may be off: guesses, never used to call anything best. */
const A_CARD = 0.02;
const ESTIMATE_ERROR = 0.04;

const mate = crewMember("agreed");

/** Plays the heist to its end after every answer, in worlds as the expert imagines them. */
export const judge: Judge<View, Move, Event> = {
  unit: "chance",
  nodesASecond: 700,
  texts: {
    en: async () => (await import("./en.ts")).judgeEn,
    de: async () => (await import("./de.ts")).judgeDe,
  },
  judge(request) {
    const { view, decision, random, budget, kept, answered } = request;
    const { tried, left } = sortedOut(view, request.moves, answered);
    const trials: Trial<Move>[] = tried.map((move) => ({ way: [move], results: [] }));
    let worlds = 0;
    const deal = (): ((trial: Trial<Move>) => number) => {
      const world = imagine(view, [], random);
      const seed = random.below(1 << 30);
      const player = ++worlds % LITERAL_ONE_IN === 0 ? literal : mate;
      return ({ way: [move] }) => chanceAfter(world, decision, move, player, luckOf(seed));
    };
    const wasAnswered = beginsWith(answered);
    tryOut(trials, deal, budget.nodes, kept, wasAnswered);
    const silence = trials.find(({ way: [move] }) => move.do === "release");
    const base = silence === undefined ? 0 : silence.results.reduce((a, b) => a + b, 0) / silence.results.length;
    const estimates = left.map(({ move, gain }): Estimate<Move> => ({
      way: [move],
      worth: base + A_CARD * gain,
      error: ESTIMATE_ERROR,
    }));
    return judgementOf(trials, estimates, (best, other) => reasonFor(view, decision, best, other), wasAnswered);
  },
};

interface Weighed {
  readonly move: Move;
  readonly gain: number;
}

/** Silence and the hints that promise most are tried; of the others it is known that they are worse by what the crew would make of them. */
function sortedOut(
  view: View,
  moves: readonly Move[],
  answered: Move | undefined,
): { readonly tried: readonly Move[]; readonly left: readonly Weighed[] } {
  const hints = moves.filter((move): move is HintMove => move.do === "hint");
  if (hints.length <= TRIED) return { tried: moves, left: [] };
  const gains = new Map<Move, number>(
    weighHints(view, moves, -Infinity, "agreed").map(({ move, gain }) => [move, gain]),
  );
  const weighed = hints
    .map((move) => ({ move, gain: gains.get(move) ?? -costOf(view, move) }))
    .toSorted((a, b) => b.gain - a.gain);
  const silence = moves.filter((move) => move.do !== "hint");
  const isTried = ({ move }: Weighed, i: number): boolean =>
    i < TRIED || (answered !== undefined && sameJson(move, answered));
  return {
    tried: [...silence, ...weighed.filter(isTried).map(({ move }) => move)],
    left: weighed.filter((each, i) => !isTried(each, i)),
  };
}
