/** What a table drawn on a screen may know of the game: its words and things, and nothing that decides. */
import { type Refusal, refuse } from "@safehouse/kernel";
import { BLANKS } from "./content/hints.ts";
import { type Colour, COLOURS } from "./content/station.ts";
import { DISTRICT_OF, HINT_PRICE } from "./content/town.ts";
import type { Table } from "./table.ts";
import { priceOf, whyUnfillable } from "./telling.ts";
import type { View } from "./view.ts";

export { type Act, accomplices, actAt, actCount, PASS, PLAY, SWAP } from "./acts.ts";
export { goldIn, needOf, type SafeId, SAFES } from "./content/safes.ts";
export { bribeCost, type Colour, COLOURS, reading, tracksOf } from "./content/station.ts";
export { BAG, type Face, faceOf, KINDS, NAMES, NO_CARD, type ToolName, TOOLS } from "./content/tools.ts";
export { type Building, BUILDINGS, DISTRICTS, HINT_PRICE, ROUTE } from "./content/town.ts";
export type { AidMark } from "./deduction/aid.ts";
export type { Grid, GridCell } from "./deduction/grid.ts";
export type { ReviewStep, SeatReview } from "./deduction/review.ts";
export type { Event, HeistEnd } from "./events.ts";
export type { HintMove, Move } from "./moves.ts";
export { bagsIn, openedIn, roundsSorted, wrongIn } from "./results.ts";
export type { Shows } from "./rulebook/examples/acts.ts";
export type { Review, Table, Told } from "./table.ts";
export { priceOf } from "./telling.ts";
export type { View } from "./view.ts";

/** How many tools and accomplices the boss names on a card, and whether a number stands on it too. */
export interface CardBlanks {
  readonly tools: number;
  readonly seats: number;
  readonly number: boolean;
}

export function blanksOf(hint: number): CardBlanks {
  const blanks = BLANKS[hint];
  return {
    tools: blanks === "two-tools" ? 2 : Number(blanks.includes("tool")),
    seats: blanks === "two-accomplices" ? 2 : Number(blanks.includes("accomplice")),
    number: blanks.includes("number"),
  };
}

/** Why no filling of this card can be told now; null if some can. */
export function whyNotTellable(view: View, hint: number): Refusal | null {
  const unfillable = whyUnfillable(view, hint);
  if (unfillable !== null || priceOf(view, hint) <= view.table.gold) return unfillable;
  return refuse("R-5.2", "no.gold", { price: HINT_PRICE, gold: view.table.gold });
}

/** Whose informant comes onto the route if this building is robbed now. */
export function informantCalledBy({ buildings, informants }: Readonly<Table>, building: number): Colour | null {
  const district = DISTRICT_OF[building];
  const colour = informants[district];
  const isLast = buildings.every((safes, i) => i === building || DISTRICT_OF[i] !== district || safes === 0);
  return isLast && colour !== null ? COLOURS[colour] : null;
}
