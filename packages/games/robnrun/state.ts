import type { Config } from "./options.ts";
import type { SafeId } from "./content/safes.ts";
import { type Station, stationOf } from "./content/station.ts";
import { BUILDINGS } from "./content/town.ts";
import { type Face, NO_CARD } from "./content/tools.ts";
import { cloneTable, layTable, type Table } from "./table.ts";

export interface State {
  table: Table;
  /** Safes by building, in the pile (the next is the last), and behind the screen. */
  safes: SafeId[][];
  spare: SafeId[];
  screen: SafeId[];
  /** The boss's six, ascending. */
  six: number[];
  /** Sorted by face. */
  hands: Face[][];
  /** The next card is the last. */
  pile: Face[];
  /** What each seat has put onto the trash since it was last shuffled. */
  trash: Face[][];
  /** The card of each act, parallel to `table.acts`; `NO_CARD` where none was played. */
  faces: Face[];
  /** The alarm pile, round after round, each round's cards sorted. */
  wrong: Face[];
  /** The tool of each secret hint, parallel to `table.told`; `NO_CARD` for all others. */
  secrets: number[];
  /** Answers to the open exchange, by seat: a face, or `NO_CARD` before the answer. */
  chosen: Face[];
  /** What a seat knows of another's hand, flat by seat and holder; see memory.ts. */
  known: Face[][];
  missing: number[];
}

/** Null for matches of before rules 2, whose states do not hold the station's numbers. */
export function setup(config: Config, seats: number, tracks: Station | null = stationOf(seats)): State {
  const lists = (): Face[][] => Array.from({ length: seats }, () => []);
  return {
    table: layTable(config, seats, tracks),
    safes: BUILDINGS.map(() => []),
    spare: [],
    screen: [],
    six: [],
    hands: lists(),
    pile: [],
    trash: lists(),
    faces: [],
    wrong: [],
    secrets: [],
    chosen: Array<number>(seats).fill(NO_CARD),
    known: Array.from({ length: seats * seats }, () => []),
    missing: Array<number>(seats * seats).fill(0),
  };
}

const copies = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice());

export function clone(state: State): State {
  return {
    table: cloneTable(state.table),
    safes: copies(state.safes),
    spare: state.spare.slice(),
    screen: state.screen.slice(),
    six: state.six.slice(),
    hands: copies(state.hands),
    pile: state.pile.slice(),
    trash: copies(state.trash),
    faces: state.faces.slice(),
    wrong: state.wrong.slice(),
    secrets: state.secrets.slice(),
    chosen: state.chosen.slice(),
    known: copies(state.known),
    missing: state.missing.slice(),
  };
}
