import { type Colour, type Face, NAMES } from "../content/cards.ts";
import { colourBit, COLOURS_OF, KIND_OF } from "../content/traits.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { END_TURN, schedule } from "./agenda.ts";
import { seatAfter } from "./asking.ts";
import { layBomb } from "./bomb.ts";
import { leaveHand } from "./leaving.ts";
import { layPolice } from "./police.ts";
import { openRobbery } from "./robbing.ts";

/** A card is played from hand and acts (K-3.1, K-5). Under K-4.3 it acts just as if its owner had played it. */
export function layCard(state: State, seat: number, face: Face, forced: boolean, events: Event[]): void {
  leaveHand(state, seat, face);
  events.push({ type: "played", seat, card: NAMES[face], forced });
  const kind = KIND_OF[face];
  if (kind === "police") layPolice(state, seat, face, events);
  else if (kind === "bomb") layBomb(state, seat, face, events);
  else layOnDiscard(state, seat, face, events);
}

function layOnDiscard(state: State, seat: number, face: Face, events: Event[]): void {
  const { table } = state;
  table.discard.push(face);
  table.named = null;
  table.lastColours = COLOURS_OF[face];
  const kind = KIND_OF[face];
  switch (kind) {
    case "keyhole":
      table.stage = "colour";
      table.actor = seat;
      return;
    case "crook":
    case "barter":
      openRobbery(state, seat, kind, events);
      return;
    case "small":
      return skip(state, 1, events);
    case "big":
      return skip(state, 2, events);
    case "plan":
      table.direction = -table.direction;
      events.push({ type: "reversed", clockwise: table.direction === 1 });
      schedule(state, END_TURN, seat, 1);
      return;
    default:
      schedule(state, END_TURN, seat, 1);
  }
}

/** K-5.2 to K-5.4: skips count seats literally, the player's own too. */
function skip(state: State, count: number, events: Event[]): void {
  const { table } = state;
  for (let i = 1; i <= count; i++) events.push({ type: "skipped", seat: seatAfter(table, table.turn, i) });
  schedule(state, END_TURN, table.turn, 1 + count);
}

/** K-5.1 */
export function nameColour(state: State, colour: Colour, events: Event[]): void {
  const { table } = state;
  table.named = colour;
  table.lastColours = colourBit(colour);
  events.push({ type: "named", seat: table.actor, colour });
  schedule(state, END_TURN, table.turn, 1);
}

/** K-9.4: laying a Watchdog is a turn. */
export function layWatchdog(state: State, seat: number, face: Face, events: Event[]): void {
  leaveHand(state, seat, face);
  state.table.laid[seat] = 1;
  events.push({ type: "laid", seat });
  schedule(state, END_TURN, seat, 1);
}
