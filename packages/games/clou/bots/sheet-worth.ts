import { isWhite } from "../compile/gifts.ts";
import { BAR_BOX, CIRCLE_BOX, type CompiledSheet, SYMBOL_CIRCLE } from "../compile/sheet.ts";
import { COLOURS } from "../content/symbols.ts";
import { accepts } from "../rules/accepts.ts";
import { chanceOfAny } from "./odds.ts";

/** A sheet in pieces that do not touch each other: bars, tools, special lines. A use changes one of them. */
interface Pieces {
  readonly cells: readonly (readonly number[])[];
  readonly lines: readonly (readonly number[])[];
  readonly pieceOf: readonly number[];
  /** By cell: the cells that may take other numbers once it is marked, itself included. */
  readonly touches: readonly (readonly number[])[];
}

const KNOWN = new WeakMap<CompiledSheet, Pieces>();

export function piecesOf(sheet: CompiledSheet): Pieces {
  let pieces = KNOWN.get(sheet);
  if (pieces === undefined) KNOWN.set(sheet, (pieces = cut(sheet)));
  return pieces;
}

/** `strength-3` belongs to the piece `strength`, all circle boxes to `circle`. */
function cut(sheet: CompiledSheet): Pieces {
  const names = sheet.names.map((name) => name.replace(/(-\d+)+$/, ""));
  const pieces = [...new Set(names)];
  const pieceOf = names.map((name) => pieces.indexOf(name));
  return {
    cells: pieces.map((_, piece) => pieceOf.flatMap((of, cell) => (of === piece ? [cell] : []))),
    lines: pieces.map((_, piece) =>
      sheet.lineCells.flatMap((cells, line) => (pieceOf[cells[0]] === piece ? [line] : [])),
    ),
    pieceOf,
    touches: sheet.kind.map((_, cell) => sheet.numberCells.filter((other) => isTouched(sheet, other, cell))),
  };
}

function isTouched(sheet: CompiledSheet, cell: number, by: number): boolean {
  return (
    cell === by ||
    sheet.before[cell] === by ||
    sheet.parents[cell].includes(by) ||
    sheet.column[cell].includes(by) ||
    sheet.belowLeft[cell] === by ||
    sheet.belowRight[cell] === by
  );
}

const STEP_WORTH = 0.25;
const AFTER_NEXT = 0.4;
const WHITE_WORTH = 0.4;
const LEAST_WORTH = 0.1;

/** What a piece promises: symbols that are near, by how likely the dice allow the next step. */
export function pieceWorth(
  sheet: CompiledSheet,
  board: readonly number[],
  at: number,
  piece: number,
  wants: readonly number[],
): number {
  const { cells, lines } = piecesOf(sheet);
  let sum = 0;
  const own = cells[piece];
  for (let i = 0; i < own.length; i++) {
    const cell = own[i];
    if (board[at + cell] !== 0 || sheet.linesOf[cell].length > 0) continue;
    const takes = accepts(sheet, board, at, cell);
    if (takes === 0) continue;
    const next = sheet.kind[cell] === BAR_BOX && sheet.before[cell + 1] === cell ? sheet.gives[cell + 1] : NOTHING;
    sum += chanceOf(takes) * (STEP_WORTH + giftsWorth(sheet.gives[cell], wants) + AFTER_NEXT * giftsWorth(next, wants));
  }
  for (const line of lines[piece]) sum += lineWorth(sheet, board, at, line, wants);
  return sum;
}

const NOTHING: readonly number[] = [];

function lineWorth(
  sheet: CompiledSheet,
  board: readonly number[],
  at: number,
  line: number,
  wants: readonly number[],
): number {
  const cells = sheet.lineCells[line];
  let done = 0;
  let chance = 1;
  for (let i = 0; i < cells.length; i++) {
    const held = board[at + cells[i]];
    if (sheet.kind[cells[i]] === CIRCLE_BOX) {
      done += held < 0 ? 1 : held > 0 ? 0.45 : 0;
      if (held > 0) chance *= chanceOf(1 << held);
    } else if (held !== 0) done++;
    else if (sheet.kind[cells[i]] !== SYMBOL_CIRCLE) chance *= chanceOf(sheet.own[cells[i]]);
  }
  if (done === 0 || done === cells.length) return 0;
  const share = done / cells.length;
  return share * share * (0.4 + 0.6 * chance) * giftsWorth(sheet.lineGives[line], wants);
}

const chances = new Map<number, number>();

function chanceOf(numbers: number): number {
  let chance = chances.get(numbers);
  if (chance === undefined) chances.set(numbers, (chance = chanceOfAny(numbers)));
  return chance;
}

export function giftsWorth(gifts: readonly number[], wants: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < gifts.length; i++) {
    if (isWhite(gifts[i])) {
      sum += WHITE_WORTH;
      continue;
    }
    let most = LEAST_WORTH;
    for (let c = 0; c < COLOURS.length; c++) if ((gifts[i] >> c) & 1 && wants[c] > most) most = wants[c];
    sum += most;
  }
  return sum;
}
