import { type Face, NAMES } from "../content/cards.ts";
import { policeInDeck } from "../content/deck.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { END_TURN, MUST_DRAW, schedule } from "./agenda.ts";
import { leaveHand } from "./leaving.ts";
import { openRobbery } from "./robbing.ts";

/** K-6.1: a Crook's victim lays a Policeman, and the Crook gets nothing. */
export function parry(state: State, face: Face, events: Event[]): void {
  const { victim, actor } = state.table;
  leaveHand(state, victim, face);
  events.push({ type: "parried", seat: victim, card: NAMES[face], thief: actor });
  layPolice(state, victim, face, events);
}

/** K-6.2: a Policeman lies beside the discard pile, the top card stays, and its player draws; the last one ends the round (K-9.2). */
export function layPolice(state: State, seat: number, face: Face, events: Event[]): void {
  const { table } = state;
  table.aside.push(face);
  table.policePlayed++;
  if (table.config.converted && table.policePlayed === policeInDeck(table.seats)) {
    events.push({ type: "converted", seat });
    openRobbery(state, seat, "police", events);
    return;
  }
  schedule(state, END_TURN, table.turn, 1);
  schedule(state, MUST_DRAW, seat);
}
