import { addCard, removeCard } from "@safehouse/kernel";
import { actCount, accomplices } from "../acts.ts";
import { needOf } from "../content/safes.ts";
import { WHITE, reading } from "../content/station.ts";
import { type Face, faceOf, NAMES, namesOf, NO_CARD } from "../content/tools.ts";
import { HINT_PRICE } from "../content/town.ts";
import type { Event } from "../events.ts";
import { forgetCard, learn, learnHand } from "../memory.ts";
import type { HintMove } from "../moves.ts";
import type { State } from "../state.ts";
import type { Told } from "../table.ts";
import { startPhase } from "./accomplices.ts";
import { payForHint } from "./ledger.ts";
import { mostUseful, usefulCards } from "./useful.ts";

const SECRET_HINT = 9;

/** a hint is told, and its card turned face down. */
export function useHint(state: State, move: HintMove, events: Event[]): void {
  const { table } = state;
  const { hint } = move;
  const isOpen = table.open.includes(hint);
  if (isOpen) table.open = table.open.filter((each) => each !== hint);
  else payForHint(table, HINT_PRICE);
  if (!table.used.includes(hint)) table.used = [...table.used, hint].sort((a, b) => a - b);
  const told = fillIn(state, move, !isOpen);
  table.told = [...table.told, told];
  const secret = hint === SECRET_HINT ? faceOf(move.tool as string) : NO_CARD;
  state.secrets.push(secret);
  events.push({
    type: "told",
    boss: table.boss,
    hint,
    paid: isOpen ? 0 : HINT_PRICE,
    tool: move.tool ?? null,
    second: move.second ?? null,
    number: told.number,
    seat: told.seat,
    partner: told.partner,
    seats: told.seats.slice(),
  });
  takeEffect(state, told, events);
}

/** What the boss filled in, and what the program adds (hints 6 and 13). */
function fillIn(state: State, move: HintMove, paid: boolean): Told {
  const { table, hands } = state;
  const { hint, tool, second, number, seat, partner } = move;
  const need = needOf(state.screen);
  const isSecret = hint === SECRET_HINT;
  return {
    hint,
    tool: tool === undefined || isSecret ? null : faceOf(tool),
    second: second === undefined ? null : faceOf(second),
    number: hint === 6 ? usefulCards(hands[seat as number], need, table.opened) : (number ?? null),
    seat: seat ?? null,
    partner: partner ?? null,
    seats: hint === 13 ? mostUseful(accomplices(table), hands, need, table.opened) : [],
    round: table.round,
    acts: actCount(table.acts),
    paid,
  };
}

function takeEffect(state: State, { hint, seat, partner }: Told, events: Event[]): void {
  const { table } = state;
  if (hint === 6) {
    const holder = seat as number;
    learnHand(state, table.boss, holder);
    events.push({ type: "shown-hand", seat: holder, boss: table.boss, cards: namesOf(state.hands[holder]) });
  } else if (hint === 14) table.sitting[seat as number] = 1;
  else if (hint === 16) {
    table.exchanging = [seat as number, partner as number];
    table.stage = "give";
  }
}

/** Hint 16: both have chosen, and the cards change hands. */
export function exchange(state: State, events: Event[]): void {
  const { table } = state;
  const [a, b] = table.exchanging;
  const given: readonly Face[] = [state.chosen[a], state.chosen[b]];
  for (const [i, [from, to]] of [
    [a, b],
    [b, a],
  ].entries()) {
    removeCard(state.hands[from], given[i]);
    forgetCard(state, from, given[i], to);
    events.push({ type: "gave", seat: from, to, card: NAMES[given[i]] });
  }
  addCard(state.hands[b], given[0]);
  addCard(state.hands[a], given[1]);
  learn(state, a, b, [given[0]]);
  learn(state, b, a, [given[1]]);
  for (const seat of table.exchanging) {
    state.chosen[seat] = NO_CARD;
    table.answered[seat]++;
  }
  table.exchanging = [];
  table.stage = "hint";
}

/** */
export function release(state: State, events: Event[]): void {
  const { table } = state;
  events.push({
    type: "released",
    boss: table.boss,
    cards: reading(table, WHITE, table.station[WHITE]),
  });
  startPhase(state);
}
