import type { TableFinder } from "../compile/tables.ts";
import type { ClouBot } from "./bot.ts";
import { foreseenTurn, foreseesEnd } from "./foresight.ts";
import { makeBook, type Weights } from "./lore/book.ts";
import { bestStar } from "./stars.ts";
import { makeThief, type Mind } from "./thief.ts";

/** A star is thought about with fewer positions, but for many turns. */
const EFFORT = { nodes: 150, falls: 20 };

/** Judges by what was learned of the table, and plays the heist on from the ends that seem best. */
export function makeExpert(tableOf: TableFinder, load: () => Promise<Weights>): ClouBot {
  const book = makeBook(load);
  return {
    ...makeThief(tableOf, EXPERT, book.loreOf),
    prepare: () => book.open(),
    study: ({ config, seats }) => book.studyOf(config, tableOf(config, seats)),
  };
}

const EXPERT: Mind = {
  turn: ({ sight, seat, nodes, random, lore }) => foreseenTurn(sight, seat, nodes, random, lore),
  star: ({ sight, seat, random, lore }, without) => bestStar(sight, seat, without, EFFORT, random, lore),
  runs: ({ sight, nodes, random, lore }) => foreseesEnd(sight, nodes, random, lore),
};
