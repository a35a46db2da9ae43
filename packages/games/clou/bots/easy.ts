import type { TableFinder } from "../compile/tables.ts";
import { isReady } from "../rules/dice.ts";
import { bestTurn } from "./best-turn.ts";
import type { ClouBot } from "./bot.ts";
import { shouldRun } from "./leaving.ts";
import { bestStar } from "./stars.ts";
import { makeThief, type Mind, type Thought } from "./thief.ts";
import { searchTurn, type Turn } from "./turn.ts";

/** By how many points it may misjudge an end of its turn, evenly: some three points a heist below normal, at every table (study.md). */
const BLUR = 8;
const STEPS = 1000;
/** Stars are thought about for a moment only. */
const EFFORT = { nodes: 30, falls: 8 };

const EASY: Mind = {
  turn: roughTurn,
  star: ({ sight, seat, random }, without) => bestStar(sight, seat, without, EFFORT, random),
  runs: ({ sight }) => shouldRun(sight),
};

/** Plays as normal does, but takes what is good for what is best, as people do who play for the first time. */
export function makeEasy(tableOf: TableFinder): ClouBot {
  return makeThief(tableOf, EASY);
}

function roughTurn({ sight, seat, nodes, random }: Thought): Turn {
  const best = bestTurn(sight, seat, nodes);
  if (best.codes.length === 0 || isReady(sight, seat)) return best;
  const misjudged = (value: number): number => value + (BLUR * random.below(STEPS)) / STEPS;
  let codes = best.codes;
  let most = misjudged(best.value);
  searchTurn(sight, seat, nodes, null, (_, value, way) => {
    const seems = misjudged(value);
    if (seems <= most) return;
    most = seems;
    codes = way();
  });
  return { ...best, codes };
}
