import { addCard } from "@safehouse/kernel";
import { type Face, namesOf } from "../content/tools.ts";
import type { Event } from "../events.ts";
import { sorted } from "../hand.ts";
import type { State } from "../state.ts";
import type { Table } from "../table.ts";

/** Seats draw one card each, in this order; chance is asked in between when the trash has to be shuffled. */
export function askForCards(table: Table, seats: number[], next: Table["afterDraws"]): void {
  table.draws = seats;
  table.afterDraws = next;
  table.stage = "drawing";
}

export function drawCards(state: State, events: Event[]): void {
  const { table } = state;
  const drawn = new Map<number, Face[]>();
  const tell = (): void => {
    for (const [seat, cards] of drawn) events.push({ type: "drew", seat, cards: namesOf(sorted(cards)) });
  };
  while (table.draws.length > 0) {
    if (state.pile.length === 0) {
      if (trashSize(state) > 0) {
        tell();
        table.stage = "reshuffle";
        return;
      }
      table.draws = [];
      break;
    }
    const seat = table.draws.shift() as number;
    const face = state.pile.pop() as Face;
    addCard(state.hands[seat], face);
    drawn.set(seat, [...(drawn.get(seat) ?? []), face]);
  }
  tell();
  table.stage = table.afterDraws;
}

export const trashSize = (state: State): number => state.trash.reduce((sum, cards) => sum + cards.length, 0);

/** The trash becomes the pile. */
export function reshuffle(state: State, drawn: readonly number[], events: Event[]): void {
  const cards = sorted(state.trash.flat());
  state.pile = drawn.map((i) => cards[i]);
  state.trash = state.trash.map(() => []);
  state.table.reshuffles++;
  events.push({ type: "trash-shuffled", count: cards.length });
  state.table.stage = "drawing";
}
