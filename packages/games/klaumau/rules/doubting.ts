import { type Face, NAMES, namesOf } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { allViewers, learnHand } from "../memory.ts";
import type { State } from "../state.ts";
import { END_TURN, LAY_FORCED, MAY_DRAW, MUST_DRAW, schedule } from "./agenda.ts";
import { askAll, DOUBT, seatAfter } from "./asking.ts";
import { playableCards } from "./matching.ts";

/** K-4.1: "I cannot". The same steps follow whether it is true or not (K-8.2). */
export function sayCannot(state: State, seat: number, events: Event[]): void {
  state.table.stage = "believe";
  askAll(state);
  events.push({ type: "cannot", seat });
}

/** K-4.6: all answers are in. */
export function closeBelief(state: State, events: Event[]): void {
  const { table } = state;
  const speaker = table.turn;
  const doubters = doubtersInOrder(state);
  if (doubters.length === 0) {
    events.push({ type: "believed", seat: speaker });
    schedule(state, END_TURN, speaker, 1);
    schedule(state, MUST_DRAW, speaker);
    return;
  }
  const doubter = doubters[0];
  events.push({ type: "doubted", seat: speaker, by: doubter, doubters });
  const hand = state.hands[speaker];
  const canPlay = playableCards(table, hand).length > 0;
  showHand(state, speaker, hand, canPlay, events);
  if (canPlay) {
    table.stage = "pick";
    table.actor = doubter;
    table.shown = hand.slice();
    return;
  }
  // K-4.4
  schedule(state, END_TURN, speaker, 1);
  schedule(state, MUST_DRAW, speaker);
  schedule(state, MUST_DRAW, speaker);
}

/** Beginning with the next player in the direction of play. */
function doubtersInOrder(state: State): number[] {
  const { table, answers } = state;
  const doubters: number[] = [];
  for (let i = 1; i < table.seats; i++) {
    const seat = seatAfter(table, table.turn, i);
    if (answers[seat] === DOUBT) doubters.push(seat);
  }
  return doubters;
}

/** K-4.5 */
function showHand(state: State, seat: number, hand: readonly Face[], playable: boolean, events: Event[]): void {
  learnHand(state, seat, hand, allViewers(state.table.seats));
  events.push({ type: "shown", seat, cards: namesOf(hand), playable });
}

/** K-4.3: the doubter picks the card, may draw (K-4.9), and only then the card is laid. */
export function forceCard(state: State, face: Face, events: Event[]): void {
  const { table } = state;
  events.push({ type: "forced", seat: table.turn, by: table.actor, card: NAMES[face] });
  table.shown = [];
  schedule(state, LAY_FORCED, table.turn, face);
  if (state.pile.length > 0) table.stage = "reward";
}

export function takeReward(state: State, takes: boolean, events: Event[]): void {
  const { actor } = state.table;
  if (takes) schedule(state, MAY_DRAW, actor);
  else events.push({ type: "declined", seat: actor });
}
