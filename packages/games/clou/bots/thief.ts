import type { Random } from "@safehouse/kernel";
import { ASKED, CARS, POLICE, USED } from "../slots.ts";
import type { Table } from "../compile/table.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import type { ClouBot } from "./bot.ts";
import { applyCode, moveOf } from "./codes.ts";
import type { Book } from "./lore/book.ts";
import type { Lore } from "./lore/lore.ts";
import { escapeOdds } from "./odds.ts";
import { bestOffer, settle } from "./policy.ts";
import { settleAll } from "./scene.ts";
import type { Turn } from "./turn.ts";

const LEAST_NODES = 20;
const FINISH: Move = { do: "finish" };

/** What a thief is asked to think about. */
export interface Thought {
  readonly sight: Sight;
  readonly seat: number;
  readonly nodes: number;
  readonly random: Random;
  /** What was learned of the table, if anything. */
  readonly lore: Lore | null;
}

/** How a thief judges; everything else is the same for all of them. */
export interface Mind {
  /** What to do with the dice, from here to where the seat would finish. */
  turn(thought: Thought): Turn;
  /** The star to cross in place of a turn that is worth so much; null for none. */
  star(thought: Thought, without: number): Move | null;
  /** Whether to run away before the next round. */
  runs(thought: Thought): boolean;
}

/** A thief with such a mind. */
export function makeThief(tableOf: TableFinder, mind: Mind, loreOf: Book["loreOf"] = () => null): ClouBot {
  // A whole turn is thought out once, and the way to its end is remembered. Asking anew on the way gives the same (see turn.ts).
  let way: Way = { table: null, seat: -1, nodes: 0, value: 0, stops: [] };
  /** A star takes many turns to think about: it is thought of before the first die is used, and before finishing. */
  const starOr = (answer: Move, thought: Thought, without: number): Move => {
    const { table, board } = thought.sight;
    const isFirst = board[table.seatAt[thought.seat] + USED] === 0;
    return ((isFirst || answer.do === "finish") && mind.star(thought, without)) || answer;
  };
  return {
    choose({ view, decision, moves, random, budget }) {
      const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
      const { seat } = decision;
      const nodes = Math.max(budget.nodes, LEAST_NODES);
      const lore = loreOf(view.config, sight.table);
      const thought: Thought = { sight, seat, nodes, random, lore };
      switch (decision.kind) {
        case "leave":
          return moves[mind.runs(thought) ? 1 : 0];
        case "driver":
          return moves[bestDriver(sight)];
        case "flee":
        case "drive":
          return moves[0];
        case "offer":
          return bestOffer(sight, seat);
        case "settle":
        case "number":
          return moveOf(sight, seat, settle(sight, seat, lore));
        default: {
          if (moves.length === 1) return moves[0];
          const isOnWay = way.table === sight.table && way.seat === seat && way.nodes === nodes;
          const known = isOnWay ? way.stops.find((stop) => isSamePlace(sight, stop.board)) : undefined;
          if (known !== undefined) return starOr(known.answer, thought, way.value);
          const turn = mind.turn(thought);
          if (turn.isComplete) {
            way = { table: sight.table, seat, nodes, value: turn.value, stops: stopsOn(thought, turn.codes) };
          }
          // Made ready for nothing that is known here: whatever is listed leads on.
          const last = isReady(sight, seat) ? moves[0] : FINISH;
          const answer = turn.codes.length > 0 ? moveOf(sight, seat, turn.codes[0]) : last;
          return starOr(answer, thought, turn.value);
        }
      }
    },
  };
}

interface Way {
  readonly table: Table | null;
  readonly seat: number;
  readonly nodes: number;
  /** What its end is worth. */
  readonly value: number;
  readonly stops: readonly Stop[];
}

/** A position in which the seat is asked, and its answer. */
interface Stop {
  readonly board: readonly number[];
  readonly answer: Move;
}

/** Questions are counted in a match, but not in a bot's head. */
function isSamePlace({ table, board }: Sight, other: readonly number[]): boolean {
  for (let i = 0; i < board.length; i++) {
    if (board[i] !== other[i] && !table.seatAt.includes(i - ASKED)) return false;
  }
  return true;
}

function stopsOn({ sight, seat, lore }: Thought, codes: readonly number[]): Stop[] {
  const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
  const stops: Stop[] = [];
  codes.forEach((code, i) => {
    // The first question is being answered right now.
    if (i > 0) stops.push({ board: play.board.slice(), answer: moveOf(play, seat, code) });
    applyCode(play, seat, code);
    settleAll(play, seat, (at, asked) => settle(at, asked, lore));
  });
  return [...stops, { board: play.board, answer: FINISH }];
}

function bestDriver({ table, board }: Sight): number {
  const odds = table.sheets.map((sheet) => escapeOdds(sheet, board[CARS], board[POLICE]));
  return odds.indexOf(Math.max(...odds));
}
