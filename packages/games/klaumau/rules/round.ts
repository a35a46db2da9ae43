import type { Event, RoundEnd } from "../events.ts";
import { wipeMemory } from "../memory.ts";
import type { State } from "../state.ts";
import { inTurnOrder, seatAfter } from "./asking.ts";
import { scoreRound } from "./score.ts";

/** K-7.1 is checked once, after a move with all its effects and draws. */
export function endTurn(state: State, steps: number, events: Event[]): void {
  const { table, hands } = state;
  if (hands.some(isEmpty)) {
    const out = inTurnOrder(table, table.turn).find((seat) => isEmpty(hands[seat])) as number;
    return endRound(state, "out", out, events);
  }
  table.turn = seatAfter(table, table.turn, steps);
  table.stage = "turn";
}

const isEmpty = (hand: readonly number[]): boolean => hand.length === 0;

export function endRound(state: State, reason: RoundEnd, seat: number, events: Event[]): void {
  const { table } = state;
  table.agenda = [];
  events.push({ type: "round-over", round: table.round, reason, seat });
  scoreRound(state, events);
  clearTable(state);
  // K-7.5
  if (table.round === table.seats) {
    table.stage = "over";
    return;
  }
  table.round++;
  table.starter = leader(table.totals);
  table.stage = "deck";
}

/** K-7.4: the leader starts; of several the eldest, who sits first (K-2.2). */
function leader(totals: readonly number[]): number {
  return totals.indexOf(Math.max(...totals));
}

function clearTable(state: State): void {
  const { table } = state;
  // The last round stays on the table for all to look at.
  if (table.round === table.seats) return;
  const lists = (): number[][] => state.hands.map(() => []);
  Object.assign(table, {
    discard: [],
    aside: [],
    out: [],
    laid: table.laid.map(() => 0),
    sold: table.sold.map(() => 0),
    numberless: table.numberless.map(() => 0),
    shown: [],
    named: null,
    lastColours: 0,
    policePlayed: 0,
    robberies: 0,
    returned: 0,
    receiverLow: 0,
    receiverHigh: 0,
    direction: 1,
  });
  state.pile = [];
  state.hands = lists();
  state.chosen = lists();
  for (const memory of state.memory) wipeMemory(memory);
  state.answers = state.answers.map(() => 0);
}
