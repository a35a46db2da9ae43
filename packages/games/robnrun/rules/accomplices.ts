import { removeCard } from "@safehouse/kernel";
import { accomplices, nextAccomplice, PASS, PLAY, recordAct, SWAP } from "../acts.ts";
import { reading, WHITE } from "../content/station.ts";
import { type Face, NAMES } from "../content/tools.ts";
import type { Event } from "../events.ts";
import { forgetCard, forgetHand } from "../memory.ts";
import type { State } from "../state.ts";
import type { Table } from "../table.ts";
import { askForCards } from "./drawing.ts";

export function startPhase({ table }: State): void {
  table.played = 0;
  table.passes = 0;
  table.swapped.fill(0);
  table.actor = nextAccomplice(table, table.boss);
  table.stage = "settling";
}

/** Finds who is asked next; whoever can only pass does so without being asked. Ends the phase when it is over. */
export function settleTurn(state: State, events: Event[]): void {
  const { table, hands } = state;
  while (!isPhaseOver(state)) {
    const seat = table.actor;
    const isEmpty = hands[seat].length === 0;
    if (!isEmpty && !sitsOut(state, seat)) {
      table.stage = "turn";
      return;
    }
    pass(state, isEmpty ? "empty" : "sits-out", events);
  }
  endPhase(state);
}

/** and the ruling of: with no card left the phase ends at once. */
function isPhaseOver({ table, hands }: State): boolean {
  if (table.played >= reading(table, WHITE, table.station[WHITE])) return true;
  return hands.every((hand) => hand.length === 0);
}

/** Hint 14: unless nobody else could act. */
function sitsOut({ table, hands }: State, seat: number): boolean {
  if (table.sitting[seat] === 0) return false;
  return accomplices(table).some((other) => table.sitting[other] === 0 && hands[other].length > 0);
}

/** not after everybody has passed, and never with two players. */
export function mayPass(table: Readonly<Table>): boolean {
  return table.seats > 2 && table.passes < table.seats - 1;
}

export function pass(state: State, why: "choice" | "empty" | "sits-out", events: Event[]): void {
  const { table } = state;
  const seat = table.actor;
  recordAct(state, seat, PASS);
  table.passes++;
  table.actor = nextAccomplice(table, seat);
  table.stage = "settling";
  events.push({ type: "passed", seat, why });
}

export function playCard(state: State, seat: number, face: Face, events: Event[]): void {
  const { table } = state;
  removeCard(state.hands[seat], face);
  forgetCard(state, seat, face);
  recordAct(state, seat, PLAY, face);
  table.played++;
  table.passes = 0;
  table.actor = nextAccomplice(table, seat);
  table.stage = "settling";
  events.push({ type: "played", seat, card: NAMES[face] });
}

/** */
export function swapHand(state: State, seat: number, events: Event[]): void {
  const { table } = state;
  const hand = state.hands[seat];
  const count = hand.length;
  recordAct(state, seat, SWAP);
  state.trash[seat].push(...hand);
  state.hands[seat] = [];
  forgetHand(state, seat);
  table.swapped[seat] = 1;
  table.passes = 0;
  table.actor = nextAccomplice(table, seat);
  events.push({ type: "swapped", seat, count });
  askForCards(table, Array<number>(count).fill(seat), "settling");
}

function endPhase({ table }: State): void {
  table.sitting.fill(0);
  //
  const refill = table.seats === 2 ? Array<number>(table.played).fill(accomplices(table)[0]) : [];
  askForCards(table, refill, "closing");
}

/** */
export function closePhase({ table, hands }: State): void {
  table.last = hands.every((hand) => hand.length === 0);
  table.stage = "sorting";
}
