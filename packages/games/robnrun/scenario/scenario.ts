import type { Colour } from "../content/station.ts";

/** Where dice lie: the station, then the five marked spaces towards the airport. */
export const PLACES = 6;
export const MOST_GOLD = 20;
export const SIX = 6;
/** each marked space keeps one. */
export const LEAST_DICE = PLACES - 1;

/** what a scenario fixes. Plain data: it can be written down, checked, coded and shared. */
export interface Scenario {
  /** */
  readonly gold: number;
  /** Six given hints, six random ones a heist, or six that the crew chooses. */
  readonly mode: "given" | "drawn" | "chosen";
  /** The six, or where the crew chooses the six it begins with; empty where they are drawn. */
  readonly six: readonly number[];
  /** with two players these replace the barred hints among the six, in their order. */
  readonly substitutes: readonly number[];
  /** the three that the crew may not choose. */
  readonly forbidden: readonly number[];
  /** By district; null if chance places them. */
  readonly informants: readonly Colour[] | null;
  /** By place, four numbers each in the order of the colours; null if chance colours the dice. */
  readonly dice: readonly (readonly number[])[] | null;
  /** How many dice lie at each place. */
  readonly amounts: readonly number[];
}

/** A scenario whose dice have colours: the amounts follow from them. */
export function withDice(scenario: Omit<Scenario, "amounts" | "dice">, dice: readonly (readonly number[])[]): Scenario {
  return { ...scenario, dice, amounts: dice.map((place) => place.reduce((sum, count) => sum + count, 0)) };
}
