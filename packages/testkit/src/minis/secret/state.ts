import type { GameView } from "@safehouse/kernel";
import { range } from "../mini.ts";

/** Seat 0 is told which box holds the loot and may give one hint; the others search with hidden hands of keys. */
export interface State {
  readonly seats: number;
  readonly boxes: number;
  readonly keysEach: number;
  phase: "hide" | "deal" | "hint" | "search" | "over";
  loot: number | null;
  hint: Hint | null;
  /** Boxes opened in this order, each with a key that is used up. */
  opened: number[];
  /** By seat; the insider's stays empty. A key is the number of its box; there are two to each. */
  hands: number[][];
  deck: number[];
  /** Turns taken by the searchers. */
  turn: number;
}

export interface View extends GameView {
  readonly seats: number;
  readonly boxes: number;
  readonly keysEach: number;
  readonly phase: State["phase"];
  readonly loot: number | null;
  readonly hint: Hint | null;
  readonly opened: readonly number[];
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly turn: number;
}

export const HINTS = ["low", "high", "none"] as const;
export type Hint = (typeof HINTS)[number];

export type Move =
  | { readonly do: "hint"; readonly hint: Hint }
  | { readonly do: "open"; readonly box: number }
  | { readonly do: "pass" };

export type Event =
  | { readonly type: "hid"; readonly box: number | null }
  | { readonly type: "dealt"; readonly seat: number; readonly keys: readonly number[] | null }
  | { readonly type: "hinted"; readonly hint: Hint }
  | { readonly type: "opened"; readonly seat: number; readonly box: number; readonly found: boolean }
  | { readonly type: "drew"; readonly seat: number; readonly key: number | null }
  | { readonly type: "passed"; readonly seat: number }
  | { readonly type: "shown"; readonly box: number };

export const INSIDER = 0;
const TURNS_EACH = 2;
const KEYS_TO_A_BOX = 2;

export function allKeys(boxes: number): number[] {
  return range(boxes * KEYS_TO_A_BOX).map((key) => key % boxes);
}

/** The middle box is both low and high. */
export function isTrue(hint: Hint, box: number, boxes: number): boolean {
  if (hint === "none") return true;
  return hint === "low" ? box * 2 < boxes : box * 2 >= boxes - 1;
}

export function searcherAt(turn: number, seats: number): number {
  return 1 + (turn % (seats - 1));
}

export function lastTurn(seats: number): number {
  return TURNS_EACH * (seats - 1);
}

/** Where the loot may be for somebody who was not told. */
export function possibleBoxes(of: {
  readonly boxes: number;
  readonly hint: Hint | null;
  readonly opened: readonly number[];
}): number[] {
  return range(of.boxes).filter((box) => !of.opened.includes(box) && (!of.hint || isTrue(of.hint, box, of.boxes)));
}
