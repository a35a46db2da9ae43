import { CIRCLE_BOX, type CompiledSheet, GRID_CIRCLE, SYMBOL_CIRCLE, TREE_CIRCLE } from "../compile/sheet.ts";
import type { Play } from "../play.ts";
import { receiveAll } from "./gifts.ts";

/** C-3.2: writes a number into a box or crosses a circle, and hands out what that activates. */
export function mark(play: Play, seat: number, cell: number, number: number): void {
  const { table, board } = play;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const lines = linesFinishedBy(sheet, board, at, cell);
  board[at + cell] = markFor(sheet.kind[cell], board[at + cell], number);
  receiveAll(play, seat, sheet.gives[cell]);
  for (const line of lines) {
    play.events?.push({ type: "line", seat, line: sheet.lineNames[line] });
    receiveAll(play, seat, sheet.lineGives[line]);
  }
}

/** What stands in a cell afterwards. */
export function markFor(kind: number, held: number, number: number): number {
  if (kind === GRID_CIRCLE || kind === TREE_CIRCLE || kind === SYMBOL_CIRCLE) return 1;
  return kind === CIRCLE_BOX && held > 0 ? -held : number;
}

const NONE: readonly number[] = [];

/** The lines that are complete once a cell gets its next mark. A circle box only joins its line when it is crossed. */
export function linesFinishedBy(
  sheet: CompiledSheet,
  board: readonly number[],
  at: number,
  cell: number,
): readonly number[] {
  const lines = sheet.linesOf[cell];
  if (lines.length === 0 || (sheet.kind[cell] === CIRCLE_BOX && board[at + cell] === 0)) return NONE;
  let finished: number[] | null = null;
  for (let i = 0; i < lines.length; i++) {
    if (isLastOfLine(sheet, board, at, lines[i], cell)) (finished ??= []).push(lines[i]);
  }
  return finished ?? NONE;
}

/** Whether marking a cell with its next number would activate nothing. */
export function isQuiet(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): boolean {
  return sheet.gives[cell].length === 0 && linesFinishedBy(sheet, board, at, cell).length === 0;
}

function isLastOfLine(sheet: CompiledSheet, board: readonly number[], at: number, line: number, last: number): boolean {
  const cells = sheet.lineCells[line];
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== last && !isCellDone(sheet, board, at, cells[i])) return false;
  }
  return true;
}

function isCellDone(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): boolean {
  const held = board[at + cell];
  return held < 0 || (held > 0 && sheet.kind[cell] !== CIRCLE_BOX);
}
