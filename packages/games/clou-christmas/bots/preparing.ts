import { outlookOf } from "../../clou/bots/plan-worth.ts";
import { pieceWorth, piecesOf } from "../../clou/bots/sheet-worth.ts";
import { markFor } from "../../clou/rules/marking.ts";
import type { Sight } from "../../clou/play.ts";
import type { Move } from "../moves.ts";

/** the symbol that brings most loot nearest. */
export function bestScouting(sight: Sight, moves: readonly Move[]): Move {
  const { plan } = sight.table;
  const { pull } = outlookOf(sight);
  return mostOf(moves, (move) => {
    const symbol = move.do === "scout" ? plan.symbolIndex.get(move.at) : undefined;
    return symbol === undefined ? 0 : pull[plan.symbolPart[symbol]];
  });
}

/** the circle after which the sheet promises most. */
export function bestTuning(sight: Sight, seat: number, moves: readonly Move[]): Move {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { wants } = outlookOf(sight);
  const { pieceOf } = piecesOf(sheet);
  return mostOf(moves, (move) => {
    const cell = move.do === "tune" ? sheet.indexOf.get(move.cell) : undefined;
    if (cell === undefined) return 0;
    const tuned = board.slice();
    tuned[at + cell] = markFor(sheet.kind[cell], board[at + cell], 1);
    const before = pieceWorth(sheet, board, at, pieceOf[cell], wants);
    return pieceWorth(sheet, tuned, at, pieceOf[cell], wants) - before;
  });
}

/** The first of the best; they begin with passing, which is worth nothing. */
function mostOf(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  return moves.reduce((best, move) => (worthOf(move) > worthOf(best) ? move : best));
}
