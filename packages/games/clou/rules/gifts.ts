import { HELD_ADJUST, HELD_ANY, HELD_DICE } from "../slots.ts";
import { ANY_EITHER, dieGift, giftName, isWhite, adjustGift } from "../compile/gifts.ts";
import type { Play } from "../play.ts";

const FIRST_DIE = dieGift(0);
const FIRST_ADJUST = adjustGift(0);

/** C-4.2, C-4.5: a coloured symbol waits to be settled now; a white one is its owner's until the round ends. */
export function receive({ table, board, queue, events }: Play, seat: number, gift: number): void {
  if (isWhite(gift)) {
    board[table.seatAt[seat] + heldAt(gift)] += 1;
    events?.push({ type: "gained", seat, gift: giftName(gift) });
  } else {
    queue.push(gift);
    events?.push({ type: "activated", seat, gift: giftName(gift) });
  }
}

export function receiveAll(play: Play, seat: number, gifts: readonly number[]): void {
  for (let i = 0; i < gifts.length; i++) receive(play, seat, gifts[i]);
}

/** C-4.5: a white symbol is used up. */
export function spend({ table, board }: Play, seat: number, gift: number): void {
  board[table.seatAt[seat] + heldAt(gift)] -= 1;
}

/** Where a seat counts a white symbol. */
function heldAt(gift: number): number {
  if (gift >= ANY_EITHER) return HELD_ANY + gift - ANY_EITHER;
  if (gift > FIRST_DIE) return HELD_DICE + gift - FIRST_DIE;
  return HELD_ADJUST + gift - FIRST_ADJUST;
}
