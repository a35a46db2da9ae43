/**
 * What a table drawn on a screen may know of the games of this family: their words and things, and nothing that decides. Sheets and
 * plans come with a game's own reader (reader.ts).
 */
import { type Refusal, refuse } from "@safehouse/kernel";
import { ROUND } from "./slots.ts";
import type { View } from "./view.ts";

export { readCondition } from "./content/conditions.ts";
export type { Area, BurglaryPlan, Effect, Layout } from "./content/plan.ts";
export type { Star, ThiefSheet } from "./content/sheet.ts";
export { COLOURS, type Colour, type Gift, readGift } from "./content/symbols.ts";
export type { Event } from "./events.ts";
export type { Move } from "./moves.ts";
export { atRest } from "./reading/at-rest.ts";
export type { Passage } from "./reading/concert.ts";
export type { FinishCost, Hand } from "./reading/hand.ts";
export { facesIn, type Reader } from "./reading/make-reader.ts";
export type { BarLeft, Night, Stage } from "./reading/night.ts";
export type { PlanSymbol, Thing } from "./reading/plan.ts";
export type { Cell, CellKind, EscapeFace } from "./reading/sheet.ts";
export type { Shows } from "./rulebook/examples/acts.ts";
export type { View } from "./view.ts";

export function roundOf({ board }: View): number {
  return board[ROUND];
}

/** Why a symbol of the plan cannot be crossed while nobody settles any. */
export function notActive(colours: string): Refusal {
  return refuse("C-4.2", "no.not-active", { gift: colours });
}
