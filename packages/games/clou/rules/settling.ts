import { FORBIDDEN, OVER, SETTLER, STAGE } from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import type { Play, Sight } from "../play.ts";
import { isSymbolOpen } from "./access.ts";
import { crossOnPlan } from "./crossing.ts";
import { mark } from "./marking.ts";

/** C-4.2: the symbols of the plan that an activated one may cross now. */
export function planTargets(sight: Sight, gift: number): number[] {
  const { table, board } = sight;
  const { plan } = table;
  const usable = gift & ~board[FORBIDDEN];
  const targets: number[] = [];
  for (let symbol = 0; symbol < plan.symbolMask.length; symbol++) {
    if ((plan.symbolMask[symbol] & usable) !== 0 && isSymbolOpen(sight, symbol)) targets.push(symbol);
  }
  return targets;
}

/** C-5.7: the symbol circles of the own sheet that would take it. */
export function circleTargets({ table, board }: Sight, seat: number, gift: number): number[] {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  return sheet.symbolCells.filter((cell) => board[at + cell] === 0 && (sheet.own[cell] & gift) !== 0);
}

export function hasTarget(sight: Sight, seat: number, gift: number): boolean {
  const { table, board } = sight;
  const { plan, symbolsAt } = table;
  const sheet = table.sheets[seat];
  for (const cell of sheet.symbolCells) {
    if (board[table.cellsAt[seat] + cell] === 0 && (sheet.own[cell] & gift) !== 0) return true;
  }
  const usable = gift & ~board[FORBIDDEN];
  for (let symbol = 0; symbol < plan.symbolMask.length; symbol++) {
    const isWanted = (plan.symbolMask[symbol] & usable) !== 0 && board[symbolsAt + symbol] === 0;
    if (isWanted && isSymbolOpen(sight, symbol)) return true;
  }
  return false;
}

/** Crosses a pending symbol on the plan. */
export function settleOnPlan(play: Play, seat: number, gift: number, symbol: number): void {
  takeFromQueue(play, gift);
  crossOnPlan(play, seat, gift & ~play.board[FORBIDDEN], symbol);
}

/** Crosses a pending symbol in a symbol circle, which may finish a line. */
export function settleInCircle(play: Play, seat: number, gift: number, cell: number): void {
  takeFromQueue(play, gift);
  play.events?.push({ type: "crossed", seat, gift: giftName(gift), at: play.table.sheets[seat].names[cell] });
  mark(play, seat, cell, 1);
}

export function letGo(play: Play, seat: number, gift: number): void {
  takeFromQueue(play, gift);
  play.events?.push({ type: "let-go", seat, gift: giftName(gift), lapsed: false });
}

function takeFromQueue({ queue }: Play, gift: number): void {
  queue.splice(queue.indexOf(gift), 1);
}

/**
 * Begins or goes on settling what a seat has activated. While one symbol can be used the others wait, for it may make room for them
 * (C-4.3); once none can, all are lost.
 */
export function goOnSettling(play: Play, seat: number): void {
  const { board, queue, events } = play;
  if (board[STAGE] === OVER) return;
  board[SETTLER] = queue.some((gift) => hasTarget(play, seat, gift)) ? seat : -1;
  if (board[SETTLER] === seat) return;
  for (const gift of queue) events?.push({ type: "let-go", seat, gift: giftName(gift), lapsed: true });
  queue.length = 0;
}
