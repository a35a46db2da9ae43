import { addCard, type Draw } from "@safehouse/kernel";
import { BOMB, type Face, NAMES, RECEIVER, WATCHDOG, namesOf } from "../content/cards.ts";
import { HAND_SIZE, hasReceiver, mixedIn, roundDeck } from "../content/deck.ts";
import { isPolice } from "../content/traits.ts";
import type { Event } from "../events.ts";
import { allViewers, forget, learn, pileOf } from "../memory.ts";
import type { State } from "../state.ts";

/** K-2.1: shuffle, deal, the rest is the pile. */
export function deal(state: State, order: readonly number[], events: Event[]): void {
  const { table } = state;
  const deck = roundDeck(table);
  state.pile = order.map((i) => deck[i]);
  table.turn = table.starter;
  events.push({ type: "round", round: table.round, starter: table.starter });
  for (let seat = 0; seat < table.seats; seat++) {
    const hand = state.hands[seat];
    for (let i = 0; i < HAND_SIZE; i++) addCard(hand, state.pile.pop() as Face);
    events.push({ type: "dealt", seat, cards: namesOf(hand) });
  }
  prepareStart(state, events, mixedIn(table.config).length > 0 ? "mix" : null);
}

/** K-1.5: variation cards enter after the deal. Shuffling all of the pile anew puts them anywhere, evenly. */
export function mixIn(state: State, order: readonly number[], events: Event[]): void {
  const cards = [...state.pile, ...mixedIn(state.table.config)];
  state.pile = order.map((i) => cards[i]);
  for (const face of mixedIn(state.table.config)) knowInPile(state, face);
  prepareStart(state, events, null);
}

function prepareStart(state: State, events: Event[], before: "mix" | null): void {
  const { table } = state;
  if (before) table.stage = before;
  else if (hasReceiver(table)) table.stage = "place";
  else turnStartCard(state, events);
}

/** K-9.3: the Receiver goes into the middle third. */
export function placeReceiver(state: State, drawn: number, events: Event[]): void {
  insertReceiver(state, drawn);
  turnStartCard(state, events);
}

function insertReceiver(state: State, drawn: number): void {
  const { table, pile } = state;
  table.receiverLow = lowestMiddlePlace(pile);
  table.receiverHigh = pile.length - table.receiverLow;
  pile.splice(table.receiverLow + drawn, 0, RECEIVER);
}

function knowInPile(state: State, face: Face): void {
  learn(state, pileOf(state.table.seats), face, allViewers(state.table.seats));
}

/** Where the middle third of the pile begins once the Receiver is in it; it ends as far from the top. */
function lowestMiddlePlace(pile: readonly Face[]): number {
  const cards = pile.length + 1;
  return Math.min(Math.ceil(cards / 3 - 0.5), Math.floor(pile.length / 2));
}

function middlePlaces(pile: readonly Face[]): number {
  return pile.length - 2 * lowestMiddlePlace(pile) + 1;
}

/** K-2.3, K-2.4: the top card starts the discard pile, unless it is one that cannot: then the next one is laid on it. */
function turnStartCard(state: State, events: Event[]): void {
  const { table, pile } = state;
  while (cannotStart(pile[pile.length - 1])) {
    const face = turnUp(state);
    const stays = table.falseStartsStay === true && face !== RECEIVER;
    if (stays) table.discard.push(face);
    else table.returning.push(face);
    events.push({ type: stays ? "covered" : "set-aside", card: NAMES[face] });
  }
  const face = turnUp(state);
  table.discard.push(face);
  events.push({ type: "turned", card: NAMES[face] });
  table.stage = table.returning.length > 0 ? "return" : "turn";
}

function turnUp(state: State): Face {
  const face = state.pile.pop() as Face;
  forget(state, pileOf(state.table.seats), face);
  return face;
}

function cannotStart(face: Face): boolean {
  return isPolice(face) || face === WATCHDOG || face === BOMB || face === RECEIVER;
}

/** K-2.4: those set aside return, the first first. Since rules 2 only the Receiver is. */
export function returnCard(state: State, drawn: number, events: Event[]): void {
  const { table, pile } = state;
  const face = table.returning.shift() as Face;
  if (face === RECEIVER) insertReceiver(state, drawn);
  else {
    pile.splice(drawn, 0, face);
    table.receiverHigh++;
    knowInPile(state, face);
  }
  table.returned++;
  events.push({ type: "returned", card: NAMES[face] });
  if (table.returning.length === 0) table.stage = "turn";
}

/** What chance is asked for before the first turn of a round. */
export function dealingDraw(state: State): Draw {
  const { table, pile } = state;
  switch (table.stage) {
    case "deck":
      return { shuffle: roundDeck(table).length };
    case "mix":
      return { shuffle: pile.length + mixedIn(table.config).length };
    case "place":
      return { pick: middlePlaces(pile) };
    default:
      return { pick: table.returning[0] === RECEIVER ? middlePlaces(pile) : pile.length + 1 };
  }
}
