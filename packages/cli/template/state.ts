import type { GameView } from "@safehouse/kernel";

/** Plain JSON: it is logged, hashed and sent as it is. */
export interface State {
  readonly seats: number;
  readonly most: number;
  /** Null until they are counted. */
  coins: number | null;
  turn: number;
  /** By seat. */
  taken: number[];
  /** Who set off the alarm. */
  rang: number | null;
}

/** Nothing is hidden in this game: what a viewer sees is the state, and whose eyes they are. */
export interface View extends GameView, Readonly<Omit<State, "taken">> {
  readonly taken: readonly number[];
}

export interface Move {
  readonly do: "take";
  readonly coins: number;
}

export type Event =
  | { readonly type: "counted"; readonly coins: number }
  | { readonly type: "took"; readonly seat: number; readonly coins: number; readonly left: number }
  | { readonly type: "rang"; readonly seat: number };

export interface Config {
  readonly most: number;
}
