import { CARS, POLICE, TIME } from "../board.ts";
import type { Table } from "../compile/table.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { totalPoints } from "../points.ts";
import { isReady } from "../rules/dice.ts";
import type { ClouBot } from "./bot.ts";
import { applyCode, moveOf } from "./codes.ts";
import { escapeOdds } from "./odds.ts";
import { bestTurn } from "./best-turn.ts";
import { outlookOf } from "./plan-worth.ts";
import { settle } from "./policy.ts";
import { fingerprint } from "./seen.ts";
import { settleByPolicy } from "./scene.ts";

import { bestEscapeOdds } from "./worth.ts";

const LEAST_NODES = 20;
const FINISH: Move = { do: "finish" };

/** Looks at every end of the turn and takes the one that is worth most. Runs while there is time. */
export function makeNormal(tableOf: TableFinder): ClouBot {
  // A whole turn is thought out once, and the way to its end is remembered. Asking anew on the way gives the same (see turn.ts).
  let way: Way = { table: null, seat: -1, nodes: 0, answers: new Map() };
  return {
    choose({ view, decision, moves, budget }) {
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
        case "settle":
        case "number":
          return moveOf(sight, seat, settle(sight, seat));
        default: {
          if (moves.length === 1) return moves[0];
          const nodes = Math.max(budget.nodes, LEAST_NODES);
          const isOnWay = way.table === sight.table && way.seat === seat && way.nodes === nodes;
          const known = isOnWay ? way.answers.get(keyOf(sight)) : undefined;
          if (known !== undefined) return known;
          const turn = bestTurn(sight, seat, nodes);
          if (turn.isComplete) way = { table: sight.table, seat, nodes, answers: answersOn(sight, seat, turn.codes) };
          if (turn.codes.length > 0) return moveOf(sight, seat, turn.codes[0]);
          // Made ready for nothing that is known here: whatever is listed leads on.
          return isReady(sight, seat) ? moves[0] : FINISH;
        }
      }
    },
  };
}

interface Way {
  readonly table: Table | null;
  readonly seat: number;
  readonly nodes: number;
  readonly answers: ReadonlyMap<number, Move>;
}

const keyOf = ({ board }: Sight): number => fingerprint(board, 0, board.length);

/** The positions of the own questions on the way, with the answers. */
function answersOn(sight: Sight, seat: number, codes: readonly number[]): Map<number, Move> {
  const answers = new Map<number, Move>();
  const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
  for (const code of codes) {
    answers.set(keyOf(play), moveOf(play, seat, code));
    applyCode(play, seat, code);
    settleByPolicy(play, seat);
  }
  return answers.set(keyOf(play), FINISH);
}

/** What one more round may bring: only loot that is nearly in hand counts. */
const NEAR = 0.12;

/** Runs when another round would ring the alarm, or when there is little left to get. */
function shouldRun(sight: Sight): boolean {
  const points = totalPoints(sight);
  const gain = NEAR * outlookOf(sight).promise;
  if (sight.board[TIME] > 1) return points > 0 && gain < 0.02;
  return points > (points + 3 * gain) * bestEscapeOdds(sight);
}

function bestDriver({ table, board }: Sight): number {
  const odds = table.sheets.map((sheet) => escapeOdds(sheet, board[CARS], board[POLICE]));
  return odds.indexOf(Math.max(...odds));
}
