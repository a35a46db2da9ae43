import type { Table } from "../compile/table.ts";
import type { Sight } from "../play.ts";
import { accepts } from "../rules/accepts.ts";
import { markAt, makeMarks } from "./marks.ts";
import { piecesOf } from "./sheet-worth.ts";

/**
 * A seat's numbers as they stand on the way through a turn. There is one board, on which marks are made and taken back: nothing is
 * copied. All else on it is as it was at first.
 */
export interface Page {
  readonly board: number[];
  /** What each cell takes now, as bits. */
  readonly takes: number[];
  /** The two numbers of seen.ts for every piece of the sheet. */
  readonly hash: Int32Array;
  readonly sum: Int32Array;
  open(sight: Sight): void;
  /** By how much a mark changes the two numbers. */
  changeOf(cell: number, held: number, now: number): number;
  growthOf(cell: number, held: number, now: number): number;
  /** Makes a mark, or takes one back, that changes them so. */
  put(cell: number, now: number, change: number, growth: number): void;
  /** Looks anew at what the cell and its neighbours take. */
  retake(cell: number): void;
}

export function makePage(table: Table, seat: number): Page {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { pieceOf, cells, touches } = piecesOf(sheet);
  const marks = makeMarks(sheet.kind.length);
  const board = new Array<number>(table.size).fill(0);
  const takes = sheet.kind.map(() => 0);
  const hash = new Int32Array(cells.length);
  const sum = new Int32Array(cells.length);
  return {
    board,
    takes,
    hash,
    sum,
    changeOf: (cell, held, now) => marks.hash[markAt(cell, held)] ^ marks.hash[markAt(cell, now)],
    growthOf: (cell, held, now) => (marks.sum[markAt(cell, now)] - marks.sum[markAt(cell, held)]) | 0,
    open(sight) {
      for (let i = 0; i < board.length; i++) board[i] = sight.board[i];
      hash.fill(0);
      sum.fill(0);
      for (const cell of sheet.numberCells) {
        takes[cell] = accepts(sheet, board, at, cell);
        hash[pieceOf[cell]] ^= marks.hash[markAt(cell, board[at + cell])];
        sum[pieceOf[cell]] += marks.sum[markAt(cell, board[at + cell])];
      }
    },
    put(cell, now, change, growth) {
      const piece = pieceOf[cell];
      board[at + cell] = now;
      hash[piece] ^= change;
      sum[piece] += growth;
    },
    retake(cell) {
      const touched = touches[cell];
      for (let i = 0; i < touched.length; i++) takes[touched[i]] = accepts(sheet, board, at, touched[i]);
    },
  };
}
