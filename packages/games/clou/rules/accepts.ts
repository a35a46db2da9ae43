import { COMPARISONS, MOST_NUMBER, numbersThat } from "../content/conditions.ts";
import {
  BAR_BOX,
  CIRCLE_BOX,
  type CompiledSheet,
  GRID_CIRCLE,
  PYRAMID_BOX,
  SYMBOL_CIRCLE,
  TREE_CIRCLE,
} from "../compile/sheet.ts";

/** Which numbers stand so to a number, by comparison and number: read for every cell of every turn a bot thinks about. */
const THAT: readonly (readonly number[])[] = COMPARISONS.map((op) =>
  Array.from({ length: 2 * MOST_NUMBER + 1 }, (_, number) => numbersThat(flipped(op), number)),
);

/** Between two boxes the sign is read from the left: `3 <` asks the next number to be above 3. */
function flipped(op: (typeof COMPARISONS)[number]): (typeof COMPARISONS)[number] {
  return op === "<" ? ">" : op === ">" ? "<" : op;
}

const EQUAL = COMPARISONS.indexOf("=");
const LESS = COMPARISONS.indexOf("<");

/** The numbers that a cell takes now, as bits: none if it is full or out of reach. `at` is where the sheet's cells begin. */
export function accepts(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): number {
  const held = board[at + cell];
  switch (sheet.kind[cell]) {
    case BAR_BOX: {
      if (held !== 0) return 0;
      const before = sheet.before[cell];
      if (before < 0) return sheet.own[cell];
      const left = board[at + before];
      if (left === 0) return 0;
      const compare = sheet.compare[cell];
      return compare < 0 ? sheet.own[cell] : sheet.own[cell] & THAT[compare][left];
    }
    case GRID_CIRCLE:
      return held === 0 ? sheet.own[cell] : 0;
    case CIRCLE_BOX:
      if (held < 0) return 0;
      return held === 0 ? sheet.own[cell] : 1 << held;
    case TREE_CIRCLE:
      return isInReach(sheet, board, at, cell) ? sheet.own[cell] : 0;
    case PYRAMID_BOX: {
      if (held !== 0) return 0;
      const below = sheet.belowLeft[cell];
      if (below < 0) return sheet.own[cell];
      const left = board[at + below];
      const right = board[at + sheet.belowRight[cell]];
      if (left === 0 || right === 0) return 0;
      // "More than the sum" reads from the box down: the sum is less.
      return THAT[sheet.compare[cell] === EQUAL ? EQUAL : LESS][left + right];
    }
    default:
      return 0;
  }
}

/** C-5.5: a circle of the first column, or joined to the last one crossed; one a column, so one path a game. */
export function isInReach(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): boolean {
  for (const other of sheet.column[cell]) if (board[at + other] !== 0) return false;
  const parents = sheet.parents[cell];
  if (parents.length === 0) return true;
  for (const parent of parents) if (board[at + parent] !== 0) return true;
  return false;
}

/** C-4.5: whether "any circle" may cross this cell. */
export function canStrike(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): boolean {
  const held = board[at + cell];
  switch (sheet.kind[cell]) {
    case GRID_CIRCLE:
    case SYMBOL_CIRCLE:
      return held === 0;
    case CIRCLE_BOX:
      return held > 0;
    case TREE_CIRCLE:
      return isInReach(sheet, board, at, cell);
    default:
      return false;
  }
}

/** The numbers that "any number" may write into a cell, as bits: 1 to 18 (C-4.5). */
export function writable(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): number {
  const kind = sheet.kind[cell];
  const isBox = kind === BAR_BOX || kind === PYRAMID_BOX || (kind === CIRCLE_BOX && board[at + cell] === 0);
  return isBox ? accepts(sheet, board, at, cell) & ANY_NUMBERS : 0;
}

const ANY_NUMBERS = (1 << 19) - 2;
