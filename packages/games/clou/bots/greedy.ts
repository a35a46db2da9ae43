import type { TableFinder } from "../compile/tables.ts";
import { bestTurn } from "./best-turn.ts";
import type { ClouBot } from "./bot.ts";
import { shouldRun } from "./leaving.ts";
import { bestStar } from "./stars.ts";
import { makeThief, type Mind } from "./thief.ts";

/** A star is thought about with fewer positions, but for many turns. */
const EFFORT = { nodes: 300, falls: 56 };

const GREEDY: Mind = {
  turn: ({ sight, seat, nodes }) => bestTurn(sight, seat, nodes),
  star: ({ sight, seat, random }, without) => bestStar(sight, seat, without, EFFORT, random),
  runs: ({ sight }) => shouldRun(sight),
};

/**
 * Looks at every end of the turn and takes the one that is worth most. Runs while there is time. Studies measure plans and better bots by
 * it, so how it plays is frozen; `normal` plays the same.
 */
export function makeGreedy(tableOf: TableFinder): ClouBot {
  return makeThief(tableOf, GREEDY);
}
