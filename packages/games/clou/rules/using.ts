import { HELD_ANY, MOST_SHIFTS, OPEN_BOX, READY_DICE, SETTLER, SHIFTS, USED } from "../slots.ts";
import { ANY_CIRCLE, ANY_EITHER, ANY_NUMBER, adjustGift, dieGift, giftName } from "../compile/gifts.ts";
import type { Play, Sight } from "../play.ts";
import { facesOf, isReady, numberOf, plainSum, readyDice, shiftsOf } from "./dice.ts";
import { spend } from "./gifts.ts";
import { mark } from "./marking.ts";

/** C-3.1, C-3.2: one use fills one box or crosses one circle. */
export function useDice(play: Play, seat: number, dice: number, cell: number): void {
  const { table, board, events } = play;
  const at = table.seatAt[seat];
  const isPlain = !isReady(play, seat);
  const number = isPlain ? plainSum(board, dice) : (numberOf(play, seat, dice) as number);
  if (events !== null) {
    const by = shiftsOf(play, seat).reduce((sum, shift) => sum + shift, 0);
    const name = table.sheets[seat].names[cell];
    events.push({
      type: "used",
      seat,
      dice: facesOf(board, dice),
      extra: readyDice(play, seat),
      by,
      number,
      cell: name,
    });
  }
  board[at + USED] |= dice;
  if (!isPlain) for (let i = READY_DICE + 1; i < SHIFTS + MOST_SHIFTS; i++) board[at + i] = 0;
  mark(play, seat, cell, number);
}

export function readyDie(play: Play, seat: number, face: number): void {
  const { table, board, events } = play;
  spend(play, seat, dieGift(face));
  board[table.seatAt[seat] + READY_DICE + face] += 1;
  events?.push({ type: "readied", seat, white: giftName(dieGift(face)), by: null });
}

export function readyShift(play: Play, seat: number, adjust: number, by: number): void {
  const { table, board, events } = play;
  spend(play, seat, adjustGift(adjust));
  let slot = table.seatAt[seat] + SHIFTS;
  while (board[slot] !== 0) slot++;
  board[slot] = by;
  events?.push({ type: "readied", seat, white: giftName(adjustGift(adjust)), by });
}

/** The kind of "any" that is spent: the narrow one first. Null if there is none. */
export function anyFor({ table, board }: Sight, seat: number, what: "number" | "circle"): number | null {
  const at = table.seatAt[seat] + HELD_ANY - ANY_EITHER;
  const narrow = what === "number" ? ANY_NUMBER : ANY_CIRCLE;
  if (board[at + narrow] > 0) return narrow;
  return board[at + ANY_EITHER] > 0 ? ANY_EITHER : null;
}

/** C-4.5: crosses any circle, or opens a box for any number. */
export function useAny(play: Play, seat: number, cell: number, what: "number" | "circle"): void {
  const { table, board, events } = play;
  spend(play, seat, anyFor(play, seat, what) as number);
  if (what === "number") {
    board[SETTLER] = seat;
    board[OPEN_BOX] = cell;
    return;
  }
  events?.push({ type: "any", seat, cell: table.sheets[seat].names[cell], number: null });
  mark(play, seat, cell, 1);
}

export function writeAny(play: Play, seat: number, number: number): void {
  const { table, board, events } = play;
  const cell = board[OPEN_BOX];
  board[OPEN_BOX] = -1;
  events?.push({ type: "any", seat, cell: table.sheets[seat].names[cell], number });
  mark(play, seat, cell, number);
}
