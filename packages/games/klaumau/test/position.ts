import {
  addCard,
  type Decision,
  type Drawn,
  isChance,
  judge,
  logName,
  type Refusal,
  type SeatDecision,
} from "@safehouse/kernel";
import { type Colour, type Face, faceOf, namesOf } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { klaumau } from "../game.ts";
import { cardsInRound, count } from "../audit.ts";
import type { Config } from "../configure.ts";
import type { Move } from "../moves.ts";
import { setup, type State } from "../state.ts";
import type { Switches } from "../switches.ts";

export interface Position {
  /** The cards of each seat: as many lists as there are seats. */
  readonly hands: readonly (readonly string[])[];
  /** The card on top of the discard pile. */
  readonly top: string;
  /** Drawn from left to right. */
  readonly pile?: readonly string[];
  readonly named?: Colour;
  readonly turn?: number;
  readonly config?: Partial<Config>;
  /** Of older rules; by default those of today. */
  readonly switches?: Switches;
  readonly round?: number;
  readonly direction?: 1 | -1;
  readonly laid?: readonly number[];
  readonly totals?: readonly number[];
  /** Policemen that were played and lie beside the discard pile. */
  readonly aside?: readonly string[];
}

/** A table in the middle of a round. All cards that are not named are out of the round, so that none is lost. */
export function position(setting: Position): State {
  const configured = klaumau.configure(setting.config ?? {}, setting.hands.length);
  if (!configured.ok) throw new Error(configured.error.problem);
  const state = setup(configured.value, setting.hands.length, setting.switches);
  const { table } = state;
  table.stage = "turn";
  table.turn = setting.turn ?? 0;
  table.round = setting.round ?? 1;
  table.direction = setting.direction ?? 1;
  table.named = setting.named ?? null;
  table.discard = [faceOf(setting.top)];
  table.aside = (setting.aside ?? []).map(faceOf);
  table.policePlayed = table.aside.length;
  for (const seat of setting.laid ?? []) table.laid[seat] = 1;
  for (const [seat, points] of (setting.totals ?? []).entries()) table.totals[seat] = points;
  for (const [seat, cards] of setting.hands.entries())
    for (const card of cards) addCard(state.hands[seat], faceOf(card));
  state.pile = (setting.pile ?? []).map(faceOf).toReversed();
  table.receiverHigh = state.pile.length;
  // Unfinished rounds before this one scored nothing.
  table.ledger = Array<number>((table.round - 1) * table.seats * 5).fill(0);
  table.out = cardsLeft(state);
  return state;
}

function cardsLeft(state: State): Face[] {
  const { table } = state;
  const watchdogs = table.laid.flatMap((laid) => (laid ? [faceOf("watchdog")] : []));
  const used = count(...state.hands, state.pile, table.discard, table.aside, watchdogs);
  return cardsInRound(table).flatMap((all, face) => {
    if (used[face] > all) throw new Error(`the position uses too many of ${namesOf([face]).join()}`);
    return Array<Face>(all - used[face]).fill(face);
  });
}

/** The one open decision of a seat, or of any seat if none is named. */
export function open(state: State, seat?: number): SeatDecision {
  const decision = klaumau.pending(state).find((each) => !isChance(each) && (seat === undefined || each.seat === seat));
  if (decision === undefined || isChance(decision)) {
    throw new Error(`seat ${seat} is not asked; open: ${klaumau.pending(state).map(logName).join(", ") || "nothing"}`);
  }
  return decision;
}

/** A seat answers its open question; throws with the refusal if it may not. */
export function answer(state: State, seat: number, move: Move): Event[] {
  const decision = open(state, seat);
  const judged = judge(klaumau, state, seat, decision.id, move);
  if (!judged.ok) throw new Error(`refused: ${JSON.stringify(judged.error.refusal)}`);
  return klaumau.apply(state, decision, move);
}

/** Why a seat may not give that answer; null if it may. */
export function refusal(state: State, seat: number, move: unknown): Refusal | null {
  return klaumau.check(klaumau.view(state, seat), open(state, seat), move);
}

export function listed(state: State, seat: number): readonly Move[] {
  return klaumau.moves(klaumau.view(state, seat), open(state, seat));
}

/** What is open now, chance by its label. */
export function openNames(state: State): string[] {
  return klaumau.pending(state).map(logName);
}

/** Chance answers with this. */
export function draw(state: State, drawn: Drawn): Event[] {
  const decision = klaumau.pending(state)[0] as Decision;
  if (!isChance(decision)) throw new Error(`chance is not asked, but ${logName(decision)}`);
  return klaumau.apply(state, decision, drawn);
}

/** "I cannot", with everybody else's answers. */
export function cannot(state: State, speaker: number, doubters: readonly number[] = []): Event[] {
  const events = answer(state, speaker, { do: "cannot" });
  for (const decision of klaumau.pending(state) as SeatDecision[]) {
    events.push(...answer(state, decision.seat, { do: doubters.includes(decision.seat) ? "doubt" : "believe" }));
  }
  return events;
}

export const hand = (state: State, seat: number): string[] => namesOf(state.hands[seat]);
export const pile = (state: State): string[] => namesOf(state.pile.toReversed());
export const top = (state: State): string => namesOf(state.table.discard.slice(-1)).join();
export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);
