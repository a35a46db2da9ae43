import type { Random } from "@safehouse/kernel";
import { ASKED, CARS, POLICE, USED } from "../slots.ts";
import type { Table } from "../compile/table.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import type { ClouBot } from "./bot.ts";
import { applyCode, moveOf } from "./codes.ts";
import { shouldRun } from "./leaving.ts";
import { escapeOdds } from "./odds.ts";
import { bestTurn } from "./best-turn.ts";
import { bestOffer, settle } from "./policy.ts";
import { settleByPolicy } from "./scene.ts";
import { bestStar } from "./stars.ts";

const LEAST_NODES = 20;
/** A star is thought about with fewer positions, but for many turns. */
const EFFORT = { nodes: 300, falls: 56 };
const FINISH: Move = { do: "finish" };

/** Looks at every end of the turn and takes the one that is worth most. Runs while there is time. */
export function makeNormal(tableOf: TableFinder): ClouBot {
  // A whole turn is thought out once, and the way to its end is remembered. Asking anew on the way gives the same (see turn.ts).
  let way: Way = { table: null, seat: -1, nodes: 0, value: 0, stops: [] };
  return {
    choose({ view, decision, moves, random, budget }) {
      const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
      const { seat } = decision;
      switch (decision.kind) {
        case "leave":
          return moves[shouldRun(sight) ? 1 : 0];
        case "driver":
          return moves[bestDriver(sight)];
        case "flee":
        case "drive":
          return moves[0];
        case "offer":
          return bestOffer(sight, seat);
        case "settle":
        case "number":
          return moveOf(sight, seat, settle(sight, seat));
        default: {
          if (moves.length === 1) return moves[0];
          const nodes = Math.max(budget.nodes, LEAST_NODES);
          const isOnWay = way.table === sight.table && way.seat === seat && way.nodes === nodes;
          const known = isOnWay ? way.stops.find((stop) => isSamePlace(sight, stop.board)) : undefined;
          if (known !== undefined) return starOr(known.answer, sight, seat, way.value, random);
          const turn = bestTurn(sight, seat, nodes);
          if (turn.isComplete) {
            way = { table: sight.table, seat, nodes, value: turn.value, stops: stopsOn(sight, seat, turn.codes) };
          }
          // Made ready for nothing that is known here: whatever is listed leads on.
          const last = isReady(sight, seat) ? moves[0] : FINISH;
          const answer = turn.codes.length > 0 ? moveOf(sight, seat, turn.codes[0]) : last;
          return starOr(answer, sight, seat, turn.value, random);
        }
      }
    },
  };
}

/** A star takes many turns to think about: it is thought of before the first die is used, and before finishing. */
function starOr(answer: Move, sight: Sight, seat: number, without: number, random: Random): Move {
  const isFirst = sight.board[sight.table.seatAt[seat] + USED] === 0;
  return ((isFirst || answer.do === "finish") && bestStar(sight, seat, without, EFFORT, random)) || answer;
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

function stopsOn(sight: Sight, seat: number, codes: readonly number[]): Stop[] {
  const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
  const stops: Stop[] = [];
  codes.forEach((code, i) => {
    // The first question is being answered right now.
    if (i > 0) stops.push({ board: play.board.slice(), answer: moveOf(play, seat, code) });
    applyCode(play, seat, code);
    settleByPolicy(play, seat);
  });
  return [...stops, { board: play.board, answer: FINISH }];
}

function bestDriver({ table, board }: Sight): number {
  const odds = table.sheets.map((sheet) => escapeOdds(sheet, board[CARS], board[POLICE]));
  return odds.indexOf(Math.max(...odds));
}
