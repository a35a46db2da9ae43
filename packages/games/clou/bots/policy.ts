import { FORBIDDEN, OPEN_BOX } from "../slots.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { writable } from "../rules/accepts.ts";
import { isSymbolOpen } from "../rules/access.ts";
import { loudGifts } from "../rules/passages.ts";
import { circleTargets, planTargets } from "../rules/settling.ts";
import { applyCode, crossCircleCode, crossPlanCode, letGoCode, moveOf, writeCode } from "./codes.ts";
import { harmOf } from "./harm.ts";
import type { Lore } from "./lore/lore.ts";
import { outlookOf } from "./plan-worth.ts";
import { sneakPull } from "./sneaking.ts";
import { giftsWorth, pieceWorth, piecesOf } from "./sheet-worth.ts";

/** What a symbol in a circle of the own sheet is worth beside one on the plan. */
const CIRCLE_SHARE = 0.45;
/** How much better by experience a crossing must be than what seems best without it. */
const NEAR = 0.3;

/** The answer to an open question of settling: a function of the position, what was learned of it, and of nothing else. */
export function settle(sight: Sight, seat: number, lore: Lore | null = null): number {
  if (sight.board[OPEN_BOX] >= 0) return bestNumber(sight, seat);
  return lore === null ? bestCrossing(sight, seat) : likedCrossing(sight, seat, lore);
}

/** Tries every crossing, and what is worth most after it; of what looks the same, as without experience. */
function likedCrossing(sight: Sight, seat: number, lore: Lore): number {
  let best = bestCrossing(sight, seat);
  let most = worthAfter(sight, seat, best, lore) + NEAR;
  for (const code of crossingsNow(sight, seat)) {
    const worth = worthAfter(sight, seat, code, lore);
    if (worth <= most) continue;
    most = worth;
    best = code;
  }
  return best;
}

export function crossingsNow(sight: Sight, seat: number): number[] {
  const gifts = [...new Set(sight.queue)];
  return gifts.flatMap((gift) => [
    ...planTargets(sight, gift).map((symbol) => crossPlanCode(gift, symbol)),
    ...circleTargets(sight, seat, gift).map((cell) => crossCircleCode(gift, cell)),
    letGoCode(gift),
  ]);
}

function worthAfter({ table, board, queue }: Sight, seat: number, code: number, lore: Lore): number {
  const play: Play = { table, board: board.slice(), queue: queue.slice(), events: null };
  applyCode(play, seat, code);
  return lore.ofPosition(play, seat);
}

/** Crosses what brings loot nearest; a circle if nothing on the plan is worth it; lets go of what would do harm. */
function bestCrossing(sight: Sight, seat: number): number {
  const { table, board, queue } = sight;
  const { plan } = table;
  const outlook = outlookOf(sight);
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  let best = letGoCode(queue[0]);
  let most = 0;
  for (const gift of queue) {
    const usable = gift & ~board[FORBIDDEN];
    for (let symbol = 0; symbol < plan.symbolMask.length; symbol++) {
      if ((plan.symbolMask[symbol] & usable) === 0 || !isSymbolOpen(sight, symbol)) continue;
      const pull = outlook.pull[plan.symbolPart[symbol]] + (plan.sneakThing < 0 ? 0 : sneakPull(sight, symbol));
      const worth = pull - harmOf(sight, symbol, usable);
      if (worth <= most) continue;
      most = worth;
      best = crossPlanCode(gift, symbol);
    }
    for (const cell of sheet.symbolCells) {
      if (board[at + cell] !== 0 || (sheet.own[cell] & gift) === 0) continue;
      const line = sheet.linesOf[cell][0];
      const open = sheet.lineCells[line].filter((other) => board[at + other] === 0).length;
      const worth = (CIRCLE_SHARE * giftsWorth(sheet.lineGives[line], outlook.wants)) / (open * open);
      if (worth <= most) continue;
      most = worth;
      best = crossCircleCode(gift, cell);
    }
  }
  return best;
}

/** what to take of a loud passage, if anything there is worth it. */
export function bestOffer(sight: Sight, seat: number): Move {
  const answer = moveOf(sight, seat, bestCrossing({ ...sight, queue: loudGifts(sight) }, seat));
  return answer.do === "cross" ? { do: "take", gift: answer.gift } : { do: "pass" };
}

/** The number that leaves the piece in the best shape. */
function bestNumber(sight: Sight, seat: number): number {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const cell = board[OPEN_BOX];
  const { wants } = outlookOf(sight);
  const numbers = writable(sheet, board, at, cell);
  const tried = board.slice();
  let best = 0;
  let most = -1;
  for (let number = 1; number <= 18; number++) {
    if (!((numbers >> number) & 1)) continue;
    tried[at + cell] = number;
    const worth = pieceWorth(sheet, tried, at, piecesOf(sheet).pieceOf[cell], wants);
    if (worth > most) {
      most = worth;
      best = number;
    }
  }
  return writeCode(best);
}
