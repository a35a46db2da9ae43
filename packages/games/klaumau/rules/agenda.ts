import type { Face } from "../content/cards.ts";
import type { State, Table } from "../state.ts";

/**
 * What is still to be done after the question at hand, as a stack of flat records `[task, seat, detail]`, the next one last. A draw
 * can be interrupted by the Receiver, and an action by a draw: whatever waits lies here until the questions in between are answered.
 */
export const TASK = 3;

/** The seat has to draw a card; if it cannot, the round ends (K-7.2). */
export const MUST_DRAW = 0;
/** The seat draws a card if there is one. */
export const MAY_DRAW = 1;
/** The seat's card `detail` is laid as the doubter demanded (K-4.3). */
export const LAY_FORCED = 2;
/** The turn is over; the player `detail` seats on is next. */
export const END_TURN = 3;

/** The card a seat has been called to lay, and so cannot sell meanwhile; none for most. */
export function promisedCards(table: Readonly<Table>, seat: number): Face[] {
  const promised: Face[] = [];
  for (let i = 0; i < table.agenda.length; i += TASK) {
    if (table.agenda[i] === LAY_FORCED && table.agenda[i + 1] === seat) promised.push(table.agenda[i + 2]);
  }
  return promised;
}

export function schedule(state: State, task: number, seat: number, detail: Face | number = 0): void {
  state.table.agenda.push(task, seat, detail);
}
