import { addCard } from "@safehouse/kernel";
import { NAMES, RECEIVER } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { forget, pileOf } from "../memory.ts";
import type { State } from "../state.ts";
import { openFence } from "./receiver.ts";
import { endRound } from "./round.ts";

/** K-7.2: whoever has to draw and cannot ends the round. */
export function mustDraw(state: State, seat: number, events: Event[]): void {
  if (state.pile.length === 0) endRound(state, "pile", seat, events);
  else drawCard(state, seat, events);
}

/** Optional and replacement draws end nothing (K-7.2). */
export function mayDraw(state: State, seat: number, events: Event[]): void {
  if (state.pile.length > 0) drawCard(state, seat, events);
}

function drawCard(state: State, seat: number, events: Event[]): void {
  const face = state.pile.pop() as number;
  if (face === RECEIVER) {
    openFence(state, seat, events);
    return;
  }
  addCard(state.hands[seat], face);
  forget(state, pileOf(state.table.seats), face, (viewer) => viewer === seat);
  events.push({ type: "drew", seat, card: NAMES[face] });
}
