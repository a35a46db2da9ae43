import type { BotRequest } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import { imagine } from "../imagine.ts";
import type { HintMove, Move } from "../moves.ts";
import type { View } from "../view.ts";
import { costOf, weighHints } from "./boss.ts";
import { crewMember, literal } from "./normal.ts";
import { playPhase } from "./phase.ts";

/** A hint to be tried out, or silence. */
interface Option {
  readonly move: HintMove | null;
  readonly cost: number;
  total: number;
}

/** How many hints are tried out, and in how many worlds before the worse half is dropped. */
const TRIED = 6;
const WORLDS = 8;
/** Hints below this are not worth a try. */
const HOPELESS = -0.4;
/** One crew in so many takes hints only for what they say: nobody knows who sits there. */
export const LITERAL_ONE_IN = 4;
const mate = crewMember("agreed");

/** The boss imagines how the cards may lie and lets the crew play the phase with each hint. */
export function hintByRollouts({ view, moves, random, budget }: BotRequest<View, Move, Event>): HintMove | null {
  let options = optionsOf(view, moves);
  let nodes = 0;
  for (let worlds = 1; options.length > 1 && nodes < budget.nodes; worlds++) {
    const world = imagine(view, [], random);
    for (const option of options) {
      const phase = playPhase(world, option.move, worlds % LITERAL_ONE_IN === 0 ? literal : mate, "agreed", random);
      option.total += phase.worth;
      nodes += phase.nodes;
    }
    const worth = (option: Option): number => option.total / worlds - option.cost;
    options = options.toSorted((a, b) => worth(b) - worth(a));
    if (worlds % WORLDS === 0) options = options.slice(0, Math.max(2, Math.ceil(options.length / 2)));
  }
  return options[0].move;
}

/** Silence and what looks best at first sight, the best first. */
function optionsOf(view: View, moves: readonly Move[]): Option[] {
  const silence = { move: null, gain: 0 };
  const best = weighHints(view, moves, HOPELESS, "agreed").toSorted((a, b) => b.gain - a.gain);
  return [silence, ...best.slice(0, TRIED)]
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ move }) => ({ move, cost: move === null ? 0 : costOf(view, move), total: 0 }));
}
