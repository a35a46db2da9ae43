import type { State, Table } from "../state.ts";

/** Answers to a sealed question. */
export const UNANSWERED = 0;
export const ANSWERED = 1;
/** The answer to `believe` that is not belief. */
export const DOUBT = 2;

/** All seats, beginning with one, in the direction of play. */
export function inTurnOrder(table: Readonly<Table>, first: number): number[] {
  const order: number[] = [];
  for (let i = 0, seat = first; i < table.seats; i++, seat = seatAfter(table, seat, 1)) order.push(seat);
  return order;
}

export function seatAfter(table: Readonly<Table>, seat: number, steps: number): number {
  const { seats, direction } = table;
  // Counted up before the last remainder: a negative one would leave a minus zero, which JSON does not keep.
  return (((seat + direction * steps) % seats) + seats) % seats;
}

/** Who is asked the open sealed question. Everybody alike, whatever they hold (K-8.2); for belief all but the speaker (K-4.1). */
export function isAsked(table: Readonly<Table>, seat: number): boolean {
  return table.stage !== "believe" || mayDoubt(table, seat);
}

/** K-4.1: who may doubt what is said by whoever's turn it is. */
export function mayDoubt(table: Readonly<Table>, seat: number): boolean {
  return table.config.doubters === "next" ? seat === seatAfter(table, table.turn, 1) : seat !== table.turn;
}

/** Nobody has answered yet. */
export function askAll(state: State): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    state.answers[seat] = UNANSWERED;
    if (state.chosen[seat].length > 0) state.chosen[seat] = [];
  }
}

export function allAnswered(state: State): boolean {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (state.answers[seat] === UNANSWERED && isAsked(state.table, seat)) return false;
  }
  return true;
}
