import { CIRCLE_BOX, type CompiledSheet, GRID_CIRCLE, SYMBOL_CIRCLE, TREE_CIRCLE } from "../compile/sheet.ts";
import { giftName } from "../compile/gifts.ts";
import type { Play } from "../play.ts";
import { receiveAll } from "./gifts.ts";
import { isHushed } from "./passages.ts";

/** C-3.2: writes a number into a box or crosses a circle, and hands out what that activates. */
export function mark(play: Play, seat: number, cell: number, number: number): void {
  const { table, board } = play;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const lines = linesFinishedBy(sheet, board, at, cell);
  if (cell >= sheet.ownCells) noteJoined(play, seat, cell);
  put(play, seat, cell, markFor(sheet.kind[cell], board[at + cell], number));
  const isUseless = sheet.isTool[cell] && isHushed(play);
  if (!isUseless) receiveAll(play, seat, sheet.gives[cell]);
  for (const line of lines) {
    play.events?.push({ type: "line", seat, line: sheet.lineNames[line] });
    if (!isUseless) receiveAll(play, seat, sheet.lineGives[line]);
  }
  if (isUseless) tellHushed(play, seat, [...sheet.gives[cell], ...lines.flatMap((line) => sheet.lineGives[line])]);
}

/** what tools give in a quiet passage may not be used. */
function tellHushed({ events }: Play, seat: number, gifts: readonly number[]): void {
  for (const gift of gifts) events?.push({ type: "hushed", seat, gift: giftName(gift) });
}

/**
 * who goes on with a line that another has marked this round binds both. If one of the marks were taken back, the other would mean
 * something else, so the event ends undo.
 */
function noteJoined({ table, board, events }: Play, seat: number, cell: number): void {
  if (table.joinedAt < 0) return;
  const { linesOf, lineNames, ownLines } = table.sheets[seat];
  const [line] = linesOf[cell];
  const at = table.joinedAt + line - ownLines;
  const before = board[at] - 1;
  if (before >= 0 && before !== seat) events?.push({ type: "built-on", seat, on: before, line: lineNames[line] });
  board[at] = seat + 1;
}

/** a cell of the campaign that is used by one is used for all. */
export function put({ table, board }: Pick<Play, "table" | "board">, seat: number, cell: number, held: number): void {
  const { ownCells } = table.sheets[seat];
  board[table.cellsAt[seat] + cell] = held;
  if (cell < ownCells) return;
  for (let other = 0; other < table.seats; other++) {
    board[table.cellsAt[other] + table.sheets[other].ownCells + cell - ownCells] = held;
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
