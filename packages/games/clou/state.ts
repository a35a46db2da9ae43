import {
  BONUS_SEATS,
  CARS,
  CROSSED,
  DRIVER,
  NOT_NEEDED,
  OPEN_BOX,
  POLICE,
  ROUND,
  SETTLER,
  TIME,
  TRACES,
} from "./slots.ts";
import type { Table } from "./compile/table.ts";
import type { Config } from "./meta.ts";
import { openRoom } from "./rules/access.ts";

export interface State {
  readonly config: Config;
  readonly seats: number;
  /** All that lies open: see slots.ts. */
  board: number[];
  /** Activated symbols to be settled now. */
  queue: number[];
  /** Sealed votes by seat; -1 for none yet. */
  votes: number[];
}

export const NO_VOTE = -1;

export function setup(table: Table, config: Config): State {
  const board = new Array<number>(table.size).fill(0);
  const { plan } = table;
  board[ROUND] = 1;
  board[TIME] = plan.time;
  board[TRACES] = plan.traces;
  board[CARS] = plan.cars;
  board[POLICE] = plan.police;
  board[SETTLER] = -1;
  board[OPEN_BOX] = -1;
  board[DRIVER] = -1;
  board[BONUS_SEATS] = table.seats;
  plan.isNeeded.forEach((isNeeded, symbol) => {
    if (!isNeeded) board[table.symbolsAt + symbol] = NOT_NEEDED;
  });
  for (const symbol of plan.crossedBefore) crossBefore(table, board, symbol);
  plan.bars.forEach(({ length }, i) => {
    board[table.barsAt + i] = length;
  });
  const state: State = { config, seats: table.seats, board, queue: [], votes: blankVotes(table.seats) };
  // What the start arrow leads to is open, and what lies there for the taking is taken when the first dice fall (rules/round.ts).
  for (const room of plan.startRooms) openRoom({ table, board, queue: state.queue, events: null }, room);
  return state;
}

/** What is crossed before the break-in counts from the first throw on (rules/consequences.ts). What nobody needs stays so. */
export function crossBefore(table: Table, board: number[], symbol: number): void {
  if (board[table.symbolsAt + symbol] === 0) board[table.symbolsAt + symbol] = CROSSED;
}

export function blankVotes(seats: number): number[] {
  return new Array<number>(seats).fill(NO_VOTE);
}

export function clone({ config, seats, board, queue, votes }: State): State {
  return { config, seats, board: board.slice(), queue: queue.slice(), votes: votes.slice() };
}
