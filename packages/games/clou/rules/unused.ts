import { OVER, STAGE } from "../slots.ts";
import type { Play, Sight } from "../play.ts";
import { crossTraces } from "./consequences.ts";
import { diceLeft, facesOf } from "./dice.ts";

export function unusedDice(sight: Sight, seat: number): number {
  return facesOf(sight.board, diceLeft(sight, seat)).length;
}

/** C-3.4: a trace for every rolled die that somebody has not used; the last one ends the match (C-7.2). */
export function payForUnused(play: Play): void {
  const { table, board } = play;
  for (let seat = 0; seat < table.seats && board[STAGE] !== OVER; seat++) {
    crossTraces(play, unusedDice(play, seat), "dice", seat);
  }
}
