import { ALARM, CARS, CAUGHT_BY_TRACES, ENDING, OVER, POLICE, STAGE, TIME, TRACES } from "../board.ts";
import type { Sight } from "../play.ts";
import { pointsOfBars } from "../points.ts";
import { escapeOdds } from "./odds.ts";
import type { Outlook } from "./plan-worth.ts";

/** How a bot weighs what it sees, in points. */
const HOPE = 2.4;
const SHEET = 0.45;
const CAUTION = 1.2;
const CAUGHT = -5;
/** So many rounds ahead what is not yet in hand is worth half. */
const HALF_WAY = 3;

/** What a position is worth to the crew if so many dice stay unused, without what the own sheet promises. */
export function worthOf(sight: Sight, unused: number, outlook: Outlook): number {
  const { board } = sight;
  const inHand = outlook.inHand + pointsOfBars(sight);
  if (board[STAGE] === OVER) return board[ENDING] === CAUGHT_BY_TRACES ? CAUGHT : inHand;
  if (board[ALARM] === 1) return inHand * bestEscapeOdds(sight);
  const tracesLeft = board[TRACES] - unused;
  if (tracesLeft <= 0) return CAUGHT;
  const points = inHand - 2 * unused;
  // Nobody runs from the round that crosses the last time symbol.
  if (board[TIME] <= 1) return points * bestEscapeOdds(sight);
  return points - CAUTION / tracesLeft + futureOf(board) * HOPE * outlook.promise;
}

/** What the sheet's promise counts: a position's worth grows by it in a straight line. */
export function sheetShare(board: readonly number[]): number {
  return SHEET * futureOf(board);
}

function futureOf(board: readonly number[]): number {
  const rounds = Math.max(0, board[TIME] - 1);
  return rounds / (rounds + HALF_WAY);
}

export function bestEscapeOdds({ table, board }: Sight): number {
  return Math.max(...table.sheets.map((sheet) => escapeOdds(sheet, board[CARS], board[POLICE])));
}
