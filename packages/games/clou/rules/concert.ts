import { OFFERED, OFFERING, SETTLER } from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import type { Play } from "../play.ts";
import { receive } from "./gifts.ts";
import { loudGifts } from "./passages.ts";
import { hasTarget } from "./settling.ts";

/** offers the symbols of a loud passage in seat order, before dice are used, to whoever could use one. */
export function offerLoud(play: Play): void {
  const { table, board } = play;
  const at = table.concertAt;
  if (at < 0) return;
  const gifts = loudGifts(play);
  while (gifts.length > 0 && board[SETTLER] < 0 && board[at + OFFERED] < table.seats) {
    const seat = board[at + OFFERED]++;
    if (!gifts.some((gift) => hasTarget(play, seat, gift))) continue;
    board[at + OFFERING] = 1;
    board[SETTLER] = seat;
  }
}

/** Who takes one uses it at once, and nobody else is asked. */
export function takeOffer(play: Play, seat: number, gift: number): void {
  const { table, board, events } = play;
  board[table.concertAt + OFFERING] = 0;
  board[table.concertAt + OFFERED] = table.seats;
  events?.push({ type: "took", seat, gift: giftName(gift) });
  receive(play, seat, gift);
}

export function passOffer({ table, board, events }: Play, seat: number): void {
  board[table.concertAt + OFFERING] = 0;
  events?.push({ type: "took", seat, gift: null });
}
