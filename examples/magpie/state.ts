import type { GameView } from "@safehouse/kernel";

/** A night that is over: what everybody bid, and who flew away with the loot; null if nobody did. */
export interface Night {
  readonly cards: readonly number[];
  readonly taker: number | null;
}

export interface State {
  readonly seats: number;
  readonly nights: number;
  phase: "find" | "bid" | "over";
  /** From 0. */
  night: number;
  /** Loot that nobody has found yet, and what lies on the roof, by value. */
  unseen: number[];
  roof: number[];
  /** By seat, ascending. */
  hands: number[][];
  /** By seat; null for who has not bid. */
  bids: (number | null)[];
  nests: number[][];
  last: Night | null;
}

/** Everything lies open but the bids of the others. */
export interface View extends GameView {
  readonly seats: number;
  readonly nights: number;
  readonly phase: State["phase"];
  readonly night: number;
  readonly unseen: readonly number[];
  readonly roof: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** One's own. */
  readonly bid: number | null;
  readonly nests: readonly (readonly number[])[];
  readonly last: Night | null;
}

export interface Move {
  readonly do: "play";
  readonly card: number;
}

export type Event =
  | { readonly type: "found"; readonly night: number; readonly loot: number }
  | { readonly type: "played"; readonly seat: number; readonly card: number }
  | { readonly type: "took"; readonly seat: number; readonly points: number }
  | { readonly type: "stayed" }
  | { readonly type: "lost"; readonly points: number };

export interface Config {
  readonly nights: number;
}

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
