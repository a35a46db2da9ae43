import {
  ALARM,
  BONUS_SEATS,
  DICE,
  FINISHED,
  FORBIDDEN,
  FORBIDDEN_NEXT,
  LEAVE,
  OVER,
  RAN_AWAY,
  ROUND,
  SEAT_SIZE,
  STAGE,
  THROW_DICE,
  USE_DICE,
  USED,
} from "../slots.ts";
import type { Play, Sight } from "../play.ts";
import { giveBonuses, shows } from "./bonus.ts";
import { crossTime, moveBar, overcomeCrossed, takeFreeLoot } from "./consequences.ts";
import { cellFor, diceLeft, facesOf, plainSum, waysToTake } from "./dice.ts";
import { endMatch } from "./ending.ts";
import { breakOff, startEscape } from "./escape.ts";
import { playOn } from "./passages.ts";
import { payForUnused, unusedDice } from "./unused.ts";

/** C-2.1: three dice for all. */
export function rollDice(play: Play, faces: readonly number[]): void {
  const { table, board, events } = play;
  for (let i = 0; i < 3; i++) board[DICE + i] = faces[i];
  board[STAGE] = USE_DICE;
  board[FORBIDDEN] = board[FORBIDDEN_NEXT];
  board[FORBIDDEN_NEXT] = 0;
  board[BONUS_SEATS] = 0;
  for (let seat = 0; seat < table.seats; seat++) clearSeat(play, seat);
  if (table.starUsedAt >= 0) board[table.starUsedAt] = 0;
  if (table.joinedAt >= 0) board.fill(0, table.joinedAt);
  events?.push({ type: "rolled", round: board[ROUND], dice: [...faces] });
  playOn(play);
  takeFreeLoot(play);
  overcomeCrossed(play);
  if (board[STAGE] !== OVER) reactToRoll(play, faces);
  if (board[STAGE] === OVER) return;
  if (board[ALARM] === 1) breakOff(play);
  else giveBonuses(play);
}

/** C-6.8: bars that listen to the natural roll do so before anybody gets anything from it. */
function reactToRoll(play: Play, faces: readonly number[]): void {
  play.table.plan.bars.forEach(({ rolling }, bar) => {
    if (play.board[STAGE] !== OVER && rolling !== null && shows(faces, rolling)) moveBar(play, bar);
  });
}

/** White symbols lapse with the round (C-4.5); the count of questions stays. */
function clearSeat({ table, board }: Play, seat: number): void {
  const at = table.seatAt[seat];
  for (let i = USED; i < SEAT_SIZE; i++) board[at + i] = 0;
}

/** C-3.4: a use that is still possible with rolled dice alone; null if the seat may finish. */
export function useStillPossible(
  sight: Sight,
  seat: number,
): { readonly dice: readonly number[]; readonly cell: string } | null {
  const { table, board } = sight;
  for (const way of waysToTake(board, diceLeft(sight, seat))) {
    const cell = cellFor(sight, seat, plainSum(board, way));
    if (cell !== null && cell < table.sheets[seat].ownCells)
      return { dice: facesOf(board, way), cell: table.sheets[seat].names[cell] };
  }
  return null;
}

export function finish(play: Play, seat: number): void {
  const { table, board, events } = play;
  board[table.seatAt[seat] + FINISHED] = 1;
  events?.push({ type: "finished", seat, unused: unusedDice(play, seat) });
  if (table.seatAt.every((at) => board[at + FINISHED] === 1)) endRound(play);
}

/** C-3.4, then C-2.3: traces for unused dice, and time passes. */
function endRound(play: Play): void {
  const { table, board } = play;
  payForUnused(play);
  if (board[STAGE] === OVER) return;
  crossTime(play, 1, "round");
  for (let seat = 0; seat < table.seats; seat++) clearSeat(play, seat);
  if (board[STAGE] === OVER) return;
  if (board[ALARM] === 1) startEscape(play);
  // nobody runs away from where one has to sneak out.
  else if (table.plan.sneakThing >= 0) startRound(play);
  else board[STAGE] = LEAVE;
}

/** C-2.4: one "stay" means a new round. */
export function closeLeave(play: Play, votes: readonly number[]): void {
  const { events } = play;
  const stayers = votes.flatMap((vote, seat) => (vote === STAY ? [seat] : []));
  if (stayers.length === 0) return endMatch(play, RAN_AWAY);
  events?.push({ type: "stayed", seats: stayers });
  startRound(play);
}

function startRound({ board }: Play): void {
  board[ROUND] += 1;
  board[STAGE] = THROW_DICE;
}

export const STAY = 0;
export const RUN = 1;
