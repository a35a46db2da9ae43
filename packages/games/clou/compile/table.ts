import type { BurglaryPlan } from "../content/plan.ts";
import type { Gear } from "../content/gear.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import type { Terms } from "../content/terms.ts";
import type { Switches } from "../switches.ts";
import { compilePlan, type CompiledPlan } from "./plan.ts";
import { compileSheet, type CompiledSheet } from "./sheet.ts";
import { CONCERT_SIZE, FIRST_SEAT, SEAT_SIZE } from "../slots.ts";

/** One crew before one plan: everything that does not change in a match, and where on the board everything else stands. */
export interface Table {
  readonly seats: number;
  readonly plan: CompiledPlan;
  readonly sheets: readonly CompiledSheet[];
  /** Where a seat's own numbers begin (see slots.ts), and where its cells do. */
  readonly seatAt: readonly number[];
  readonly cellsAt: readonly number[];
  readonly symbolsAt: number;
  readonly thingsAt: number;
  readonly roomsAt: number;
  readonly barsAt: number;
  /** Whether the crew has used its star of this round: 1 if so. Only a crew with stars has the place, else it is -1. */
  readonly starUsedAt: number;
  /** What a concert needs (see rules/concert.ts); -1 where none is given. */
  readonly concertAt: number;
  /** Who has last marked each line of the campaign this round, one above the seat; -1 where nobody could have been another. */
  readonly joinedAt: number;
  /** What a campaign brings in; null outside of one. */
  readonly terms: Terms | null;
  readonly switches: Switches;
  readonly size: number;
}

export function compileTable(
  plan: BurglaryPlan,
  thieves: readonly ThiefSheet[],
  terms: Terms | null = null,
  gear: readonly Gear[] = [],
  switches: Switches = {},
): Table {
  const seats = thieves.length;
  const compiled = compilePlan(plan, seats, terms);
  const sheets = thieves.map((thief) => compileSheet(thief, gear));
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
  const starUsedAt = sheets.some(({ stars }) => stars.length > 0) ? reserve(1) : -1;
  const concertAt = compiled.concert === null ? -1 : reserve(CONCERT_SIZE);
  const joinedLines = sheets[0].lineNames.length - sheets[0].ownLines;
  const joinedAt = seats > 1 && joinedLines > 0 ? reserve(joinedLines) : -1;
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
    starUsedAt,
    concertAt,
    joinedAt,
    terms,
    switches,
    size: next,
  };
}
