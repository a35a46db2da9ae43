import type { ExampleAct, WorkedExample } from "@safehouse/kernel";
import type { Move } from "../../moves.ts";

/** What is true of a heist, as far as a step says so. */
export interface Facts {
  /** Of the sheet that is shown: a number written, or crossed. */
  readonly cells?: { readonly [cell: string]: number | "crossed" | "empty" };
  /** Activated symbols that are to be settled now. */
  readonly activated?: readonly string[];
  readonly whites?: readonly string[];
  /** Rolled dice that this player has not used. */
  readonly diceLeft?: readonly number[];
  readonly symbols?: { readonly [symbol: string]: "needed" | "crossed" | "not-needed" };
  readonly things?: { readonly [thing: string]: "closed" | "open" | "done" };
  readonly rooms?: { readonly [room: string]: "closed" | "open" };
  readonly bars?: { readonly [bar in "time" | "traces" | "cars" | "police"]?: number };
}

/** The part of a sheet and of the plan that a picture shows. */
export interface Shows {
  /** Parts of the sheet by what its cells are called: `grid`, `cunning`, `bonus` … */
  readonly cells?: readonly string[];
  /** Challenges, loot and rooms. */
  readonly things?: readonly string[];
  /** The bars of the plan. */
  readonly bars?: true;
  /** The dice as they fell; those used are struck out. */
  readonly dice?: true;
}

export type ClouAct = ExampleAct<Move>;
export type ClouExample = WorkedExample<Move, Facts, Shows>;

export const roll = (...dice: readonly [number, number, number]): ClouAct => ({ drawn: dice });
export const move = (answer: Move, seat = 0): ClouAct => ({ seat, move: answer });
export const use = (dice: readonly number[], cell: string, seat = 0): ClouAct => move({ do: "use", dice, cell }, seat);
export const cross = (gift: string, at: string, seat = 0): ClouAct => move({ do: "cross", gift, at }, seat);

/** One who plays alone lets the round end and stays. */
export const NEXT_ROUND: readonly ClouAct[] = [move({ do: "finish" }), move({ do: "stay" })];

/** One thief alone in the old mansion, the plan that the first games are played on. */
export function alone(thief: string, example: Omit<ClouExample, "game" | "seats" | "config" | "eyes">): ClouExample {
  return { game: "clou", seats: 1, config: { scenario: "old-mansion", thief1: thief }, eyes: 0, ...example };
}
