import type { BurglaryPlan } from "../content/plan.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import { compilePlan, type CompiledPlan } from "./plan.ts";
import { compileSheet, type CompiledSheet } from "./sheet.ts";
import { FIRST_SEAT, SEAT_SIZE } from "../board.ts";

/** One crew before one plan: everything that does not change in a match, and where on the board everything else stands. */
export interface Table {
  readonly seats: number;
  readonly plan: CompiledPlan;
  readonly sheets: readonly CompiledSheet[];
  /** Where a seat's own numbers begin (see board.ts), and where its cells do. */
  readonly seatAt: readonly number[];
  readonly cellsAt: readonly number[];
  readonly symbolsAt: number;
  readonly thingsAt: number;
  readonly roomsAt: number;
  readonly barsAt: number;
  readonly size: number;
}

export function compileTable(plan: BurglaryPlan, thieves: readonly ThiefSheet[]): Table {
  const seats = thieves.length;
  const compiled = compilePlan(plan, seats);
  const sheets = thieves.map(compileSheet);
  let next = FIRST_SEAT;
  const reserve = (count: number): number => {
    next += count;
    return next - count;
  };
  const seatAt = sheets.map(() => reserve(SEAT_SIZE));
  const cellsAt = sheets.map(({ names }) => reserve(names.length));
  const symbolsAt = reserve(compiled.symbolNames.length);
  const thingsAt = reserve(compiled.thingNames.length);
  const roomsAt = reserve(compiled.roomNames.length);
  const barsAt = reserve(compiled.bars.length);
  return {
    seats,
    plan: compiled,
    sheets,
    seatAt,
    cellsAt,
    symbolsAt,
    thingsAt,
    roomsAt,
    barsAt,
    size: next,
  };
}
