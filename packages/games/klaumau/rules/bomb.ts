import { type Face, namesOf } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { moveHands } from "../memory.ts";
import type { BombRule } from "../configure.ts";
import type { State } from "../state.ts";
import { END_TURN, schedule } from "./agenda.ts";
import { askAll, inTurnOrder, seatAfter } from "./asking.ts";
import { putOut } from "./leaving.ts";

/** K-9.8: the Bomb goes off when played, unless it was the last card. */
export function layBomb(state: State, seat: number, face: Face, events: Event[]): void {
  const { table } = state;
  table.aside.push(face);
  if (state.hands[seat].length === 0) {
    events.push({ type: "dud", seat });
    schedule(state, END_TURN, table.turn, 1);
    return;
  }
  const { bomb, bombText = "" } = table.config;
  const rule = bomb as BombRule;
  events.push(rule === "own" ? { type: "own-bomb", seat, text: bombText } : { type: "bomb", seat, rule });
  table.actor = seat;
  switch (rule) {
    case "pass":
      passHands(state, events);
      schedule(state, END_TURN, table.turn, 1);
      return;
    case "discard":
    case "halve":
      table.stage = rule;
      askAll(state);
      return;
    case "swap":
      table.stage = "swap";
      return;
    // What it does is between the players: the house has shown them their rule.
    case "own":
      schedule(state, END_TURN, table.turn, 1);
  }
}

/** (a) All hands move to the next player. */
function passHands(state: State, events: Event[]): void {
  const { table } = state;
  const before = (seat: number): number => seatAfter(table, seat, -1);
  exchangeHands(state, before);
  for (const seat of inTurnOrder(table, table.actor)) receiveHand(state, seat, before(seat), events);
}

/** (d) The Bomb's player swaps hands with a chosen player. */
export function swapHands(state: State, other: number, events: Event[]): void {
  const { actor } = state.table;
  const partner = (seat: number): number => (seat === actor ? other : seat === other ? actor : seat);
  exchangeHands(state, partner);
  receiveHand(state, actor, other, events);
  receiveHand(state, other, actor, events);
  schedule(state, END_TURN, state.table.turn, 1);
}

/** Seat i gets the hand of seat `from(i)`. */
function exchangeHands(state: State, from: (seat: number) => number): void {
  const { hands } = state;
  moveHands(state, from);
  state.hands = hands.map((_, seat) => hands[from(seat)]);
}

function receiveHand(state: State, seat: number, from: number, events: Event[]): void {
  const hand = state.hands[seat];
  events.push({ type: "received", seat, from, cards: namesOf(hand) });
}

/** (b) and (c): what everybody chose goes out of the round, open. */
export function closeDiscards(state: State, rule: "discard" | "halve", events: Event[]): void {
  const { table } = state;
  for (const seat of inTurnOrder(table, table.actor)) {
    const cards = state.chosen[seat];
    // Under (b) putting nothing out tells everybody that no number card is held.
    if (rule === "discard" && cards.length === 0) table.numberless[seat] = state.hands[seat].length;
    if (rule === "halve" && cards.length === 0) continue;
    putOut(state, seat, cards, table.out);
    events.push({ type: "discarded", seat, cards: namesOf(cards) });
  }
  schedule(state, END_TURN, table.turn, 1);
}

/** (c) How many cards a player must put out: half, rounded down, for whoever holds most. */
export function cardsToHalve(sizes: readonly number[], seat: number): number {
  const own = sizes[seat];
  return own === Math.max(...sizes) ? Math.floor(own / 2) : 0;
}
