import { outlookOf } from "../../clou/bots/plan-worth.ts";
import { pieceWorth, piecesOf } from "../../clou/bots/sheet-worth.ts";
import type { Sight } from "../../clou/play.ts";
import { markFor, put } from "../../clou/rules/marking.ts";
import { crossBefore } from "../../clou/state.ts";
import type { Move } from "../moves.ts";

/** What is scouted or tuned before a break-in: each move with what it seems worth, and the board after it. */
export interface Preparation {
  readonly move: Move;
  readonly worth: number;
  readonly after: number[];
}

/** a symbol is worth the loot that it brings nearer. */
export function scoutings({ table, board, queue }: Sight, moves: readonly Move[]): Preparation[] {
  const { plan } = table;
  const { pull } = outlookOf({ table, board, queue });
  return moves.map((move) => {
    const after = board.slice();
    const symbol = move.do === "scout" ? plan.symbolIndex.get(move.at) : undefined;
    if (symbol === undefined) return { move, worth: 0, after };
    crossBefore(table, after, symbol);
    return { move, worth: pull[plan.symbolPart[symbol]], after };
  });
}

/** a circle is worth what its piece of the sheet promises after it. */
export function tunings({ table, board, queue }: Sight, seat: number, moves: readonly Move[]): Preparation[] {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { wants } = outlookOf({ table, board, queue });
  const { pieceOf } = piecesOf(sheet);
  return moves.map((move) => {
    const after = board.slice();
    const cell = move.do === "tune" ? sheet.indexOf.get(move.cell) : undefined;
    if (cell === undefined) return { move, worth: 0, after };
    put({ table, board: after }, seat, cell, markFor(sheet.kind[cell], board[at + cell], 1));
    const before = pieceWorth(sheet, board, at, pieceOf[cell], wants);
    return { move, worth: pieceWorth(sheet, after, at, pieceOf[cell], wants) - before, after };
  });
}

/** The first of the best; they begin with passing, which is worth nothing. */
export function bestLooking(preparations: readonly Preparation[]): Move {
  return preparations.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}
