import { type Face, RECEIVER, namesOf } from "../content/cards.ts";
import type { Event } from "../events.ts";
import type { State, Table } from "../state.ts";
import { MAY_DRAW, schedule } from "./agenda.ts";
import { askAll, inTurnOrder } from "./asking.ts";
import { putOut } from "./leaving.ts";

/** K-9.3 */
export const RECEIVER_PAYS = 2;

/** Where the Receiver and what he bought go. */
const awayOf = (table: Table): Face[] => table.gone ?? table.out;

/** The Receiver was drawn: everybody may turn in number cards, at once and unseen. */
export function openFence(state: State, drawer: number, events: Event[]): void {
  const { table } = state;
  awayOf(table).push(RECEIVER);
  table.stage = "fence";
  table.actor = drawer;
  askAll(state);
  events.push({ type: "receiver", seat: drawer });
}

/** All have chosen: the drawer replaces the Receiver, then all draw for what they sold, in turn order from the drawer. */
export function closeFence(state: State, events: Event[]): void {
  const { table } = state;
  const drawer = table.actor;
  const order = inTurnOrder(table, drawer);
  for (const seat of order) {
    const cards = state.chosen[seat];
    if (cards.length === 0) continue;
    putOut(state, seat, cards, awayOf(table));
    table.sold[seat] += cards.length;
    table.totals[seat] += cards.length * RECEIVER_PAYS;
    events.push({
      type: "sold",
      seat,
      cards: namesOf(cards),
      points: cards.length * RECEIVER_PAYS,
    });
  }
  for (const seat of order.toReversed()) {
    for (let i = 0; i < state.chosen[seat].length; i++) schedule(state, MAY_DRAW, seat);
  }
  schedule(state, MAY_DRAW, drawer);
}
