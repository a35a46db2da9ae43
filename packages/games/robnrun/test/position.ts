import {
  type Decision,
  type Drawn,
  isChance,
  judge,
  logName,
  type Refusal,
  type SeatDecision,
} from "@safehouse/kernel";
import { SAFES } from "../content/safes.ts";
import { cardCounts, type Face, faceOf, NAMES } from "../content/tools.ts";
import { BUILDINGS, buildingOf } from "../content/town.ts";
import { sixOf } from "../scenario/played.ts";
import type { Event } from "../events.ts";
import { robnrun } from "../game.ts";
import { countFaces, sorted } from "../hand.ts";
import type { Move } from "../moves.ts";
import { setup, type State } from "../state.ts";
import type { Table } from "../table.ts";

export interface Heist {
  readonly seats: number;
  /** Behind the screen, as digits in the order of the tools: "0320000". */
  readonly safes: readonly string[];
  /** The accomplices' cards, beginning left of the boss. */
  readonly hands: readonly (readonly string[])[];
  /** Drawn from left to right; all cards that are not named lie below, bags last. */
  readonly pile?: readonly string[];
  /** Face-up hints; all six unless told. */
  readonly open?: readonly number[];
  readonly config?: unknown;
  readonly boss?: number;
  /** Anything else that lies on the table: dice, gold, car … */
  readonly table?: Partial<Table>;
}

export function start(seats: number, config: unknown = {}): State {
  const configured = robnrun.configure(config, seats);
  if (!configured.ok) throw new Error(`${configured.error.path} ${configured.error.problem}`);
  return setup(configured.value, seats);
}

/** The hint phase of a heist's first round. Every building but the robbed one still has its safes. */
export function heist({ seats, safes, hands, pile = [], open, config, boss = 0, table = {} }: Heist): State {
  const state = start(seats, config);
  const screen = safes.map(safeOf);
  const unused = SAFES.map((_, safe) => safe).filter((safe) => !screen.includes(safe));
  for (const [building, { safes: count }] of BUILDINGS.entries()) {
    if (building === ROBBED) continue;
    state.safes[building] = unused.splice(0, count);
    state.table.buildings[building] = count;
  }
  state.spare = unused.splice(0, 5);
  state.screen = screen;
  const six = sixOf(state.table.config, seats);
  state.six = six;
  for (const [i, hand] of hands.entries()) state.hands[(boss + 1 + i) % seats] = sorted(hand.map(faceOf));
  state.pile = [...restOfCards(state, pile), ...pile.map(faceOf).toReversed()];
  Object.assign(state.table, {
    stage: "hint",
    boss,
    target: ROBBED,
    safes: screen.length,
    sparePile: 5,
    open: open ?? six,
    round: 1,
    station: [0, 0, 0, 0],
    route: Array<number>(20).fill(0),
    ...table,
  });
  return state;
}

const ROBBED = buildingOf("cornhill");

function restOfCards(state: State, pile: readonly string[]): Face[] {
  const used = countFaces([...state.hands.flat(), ...pile.map(faceOf)]);
  return cardCounts(state.table.seats)
    .flatMap((count, face) => {
      if (used[face] > count) throw new Error(`the heist uses too many of ${NAMES[face]}`);
      return Array<Face>(count - used[face]).fill(face);
    })
    .toReversed();
}

export function safeOf(digits: string): number {
  const safe = SAFES.findIndex((counts) => counts.join("") === digits);
  if (safe < 0) throw new Error(`no safe needs ${digits}`);
  return safe;
}

/** The one open decision of a seat. */
export function open(state: State, seat: number): SeatDecision {
  const decision = robnrun.pending(state).find((each) => each.seat === seat);
  if (decision === undefined || isChance(decision)) {
    throw new Error(`seat ${seat} is not asked; open: ${openNames(state).join(", ") || "nothing"}`);
  }
  return decision;
}

/** A seat answers its open question; throws with the refusal if it may not. */
export function answer(state: State, seat: number, move: Move): Event[] {
  const decision = open(state, seat);
  const judged = judge(robnrun, state, seat, decision.id, move);
  if (!judged.ok) throw new Error(`refused: ${JSON.stringify(judged.error.refusal)}`);
  const events = robnrun.apply(state, decision, move);
  const broken = robnrun.audit(state);
  if (broken.length > 0) throw new Error(broken.join());
  return events;
}

/** Turns one after the other, whoever is asked: a card's name, "swap" or "pass". */
export function turns(state: State, ...acts: readonly string[]): Event[] {
  return acts.flatMap((act) => {
    const move: Move = act === "swap" || act === "pass" ? { do: act } : { do: "play", card: act };
    return answer(state, state.table.actor, move);
  });
}

export const release = (state: State): Event[] => answer(state, state.table.boss, { do: "release" });

export function refusal(state: State, seat: number, move: unknown): Refusal | null {
  return robnrun.check(robnrun.view(state, seat), open(state, seat), move);
}

export function listed(state: State, seat: number): readonly Move[] {
  return robnrun.moves(robnrun.view(state, seat), open(state, seat));
}

export const openNames = (state: State): string[] => robnrun.pending(state).map(logName);

/** Chance answers with this; in order unless told. */
export function draw(state: State, drawn?: Drawn): Event[] {
  const decision = robnrun.pending(state)[0] as Decision;
  if (!isChance(decision)) throw new Error(`chance is not asked, but ${logName(decision)}`);
  const count = "shuffle" in decision.draw ? decision.draw.shuffle : 1;
  return robnrun.apply(state, decision, drawn ?? Array.from({ length: count }, (_, i) => i));
}

export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);

export function find<Type extends Event["type"]>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type} among ${types(events).join()}`);
  return found as Extract<Event, { type: Type }>;
}
