import type { Table } from "./compile/table.ts";
import type { Event } from "./events.ts";

/** What the rules work on: a board that is changed in place, the symbols to be settled, and a log, if anybody reads it. */
export interface Play {
  readonly table: Table;
  readonly board: number[];
  /** Activated coloured symbols, as sets of colours, oldest first. */
  readonly queue: number[];
  /** Null in a bot's head. */
  readonly events: Event[] | null;
}

/** What questions are answered from: the same, but nothing can be changed. */
export interface Sight {
  readonly table: Table;
  readonly board: readonly number[];
  readonly queue: readonly number[];
}
