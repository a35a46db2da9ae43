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
  /** Which cells take a number that can be thrown, as bits: `words` places a number, by the order of number cells. */
  readonly takers: Int32Array;
  readonly words: number;
  /** The two numbers of seen.ts for every piece of the sheet. */
  readonly hash: Int32Array;
  readonly sum: Int32Array;
  /** With the numbers that can be thrown, as bits. */
  open(sight: Sight, numbers: number): void;
  /** By how much a mark changes the two numbers. */
  changeOf(cell: number, held: number, now: number): number;
  growthOf(cell: number, held: number, now: number): number;
  /** Makes a mark, or takes one back, that changes them so. */
  put(cell: number, now: number, change: number, growth: number): void;
  /** Looks anew at what the cell and its neighbours take. */
  retake(cell: number): void;
}

/** Sums of three dice lie below. */
const NUMBERS = 32;
const WORD = 32;

export function makePage(table: Table, seat: number): Page {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { pieceOf, cells, touches } = piecesOf(sheet);
  const marks = makeMarks(sheet.kind.length);
  const board = new Array<number>(table.size).fill(0);
  const takes = sheet.kind.map(() => 0);
  const hash = new Int32Array(cells.length);
  const sum = new Int32Array(cells.length);
  const words = Math.ceil(sheet.numberCells.length / WORD);
  const takers = new Int32Array(words * NUMBERS);
  const wordOf = sheet.kind.map((_, cell) => Math.floor(sheet.numberCells.indexOf(cell) / WORD));
  const bitOf = sheet.kind.map((_, cell) => 1 << (sheet.numberCells.indexOf(cell) % WORD));
  let thrown = 0;
  const take = (cell: number): void => {
    const now = accepts(sheet, board, at, cell);
    for (let changed = (takes[cell] ^ now) & thrown; changed !== 0; changed &= changed - 1) {
      takers[words * (31 - Math.clz32(changed & -changed)) + wordOf[cell]] ^= bitOf[cell];
    }
    takes[cell] = now;
  };
  return {
    board,
    takes,
    takers,
    words,
    hash,
    sum,
    changeOf: (cell, held, now) => marks.hash[markAt(cell, held)] ^ marks.hash[markAt(cell, now)],
    growthOf: (cell, held, now) => (marks.sum[markAt(cell, now)] - marks.sum[markAt(cell, held)]) | 0,
    open(sight, numbers) {
      for (let i = 0; i < board.length; i++) board[i] = sight.board[i];
      thrown = numbers;
      hash.fill(0);
      sum.fill(0);
      takes.fill(0);
      takers.fill(0);
      for (const cell of sheet.numberCells) {
        take(cell);
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
      for (let i = 0; i < touched.length; i++) take(touched[i]);
    },
  };
}
