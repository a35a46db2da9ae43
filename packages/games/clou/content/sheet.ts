import type { Ability } from "./symbols.ts";
import type { Comparison } from "./conditions.ts";

/** A thief sheet as plain data. Gifts and conditions are words: see symbols.ts and conditions.ts. */
export interface ThiefSheet {
  readonly id: string;
  readonly bars: readonly AbilityBar[];
  /** C-5.2: three of the four kinds. */
  readonly tools: readonly Tool[];
  /** C-5.7 */
  readonly specials: readonly SymbolLine[];
  /** C-5.8 */
  readonly bonuses: readonly DiceBonus[];
  /** */
  readonly stars?: readonly Star[];
  /** what the whole crew has of this thief being there. */
  readonly talents?: readonly Talent[];
  /** C-5.9: what each face of the die gives the driver, from 1. */
  readonly escape: readonly (readonly Arrow[])[];
}

/** C-5.1 */
export interface AbilityBar {
  readonly ability: Ability;
  readonly boxes: readonly Box[];
}

export interface Box {
  /** How the box before stands to this one: `<` means this number is the higher. */
  readonly after?: Comparison;
  readonly own?: string;
  readonly gives?: readonly string[];
}

export const TOOL_KINDS = ["grid", "circle-boxes", "tree", "pyramid"] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];
export type Tool = Grid | CircleBoxes | Tree | Pyramid;

/** C-5.3: three rows of three; a line's end symbols stand right of a row and under a column. */
export interface Grid {
  readonly kind: "grid";
  readonly rows: readonly (readonly number[])[];
  readonly across: readonly (readonly string[])[];
  readonly down: readonly (readonly string[])[];
}

/** C-5.4: the condition of each box, empty for none. */
export interface CircleBoxes {
  readonly kind: "circle-boxes";
  readonly lines: readonly { readonly boxes: readonly string[]; readonly gives: readonly string[] }[];
}

/** C-5.5: columns from left to right; `to` names places in the next column, from 0. */
export interface Tree {
  readonly kind: "tree";
  readonly columns: readonly (readonly TreeCircle[])[];
}

export interface TreeCircle {
  readonly number: number;
  readonly gives: readonly string[];
  readonly to: readonly number[];
}

/** C-5.6: rows from the bottom up, each one box shorter than the one below. Upper boxes compare with the sum of the two below. */
export interface Pyramid {
  readonly kind: "pyramid";
  readonly bottom: readonly { readonly own?: string; readonly gives?: readonly string[] }[];
  readonly upper: readonly (readonly { readonly than: "=" | ">"; readonly gives: readonly string[] }[])[];
}

export interface SymbolLine {
  /** Each circle takes one symbol: `lock`, or `lock/safe` for either. */
  readonly circles: readonly string[];
  readonly gives: readonly string[];
}

/** an ability with a circle for every time it can be used. Ids are unique over all sheets of a game. */
export interface Star {
  readonly id: string;
  readonly times: number;
  readonly effect: StarEffect;
}

export type StarEffect =
  /** So many of this symbol (once without a count), at the cost of so many traces. Only white ones can be given to others. */
  | {
      readonly gives: string;
      readonly to: "self" | "anyone";
      readonly count?: number;
      readonly traces?: number;
    }
  /** All dice that nobody has used this round are thrown again. */
  | { readonly throwAnew: true }
  /** One die that nobody has used this round shows any face. */
  | { readonly turnDie: true };

/** `escapes`: at the alarm the crew gets away by itself. `quiet-alarm`: the alarm costs no points. */
export const TALENTS = ["escapes", "quiet-alarm"] as const;
export type Talent = (typeof TALENTS)[number];

export interface DiceBonus {
  readonly when: RollShows;
  readonly gives: string;
}

export type RollShows =
  /** This face exactly once. */
  | { readonly once: number }
  /** At least so many dice with one face. */
  | { readonly alike: 2 | 3 }
  /** A die from the first to the second number. */
  | { readonly within: readonly [number, number] }
  /** So many of the dice come to this. */
  | { readonly total: number; readonly of: 1 | 2 | 3 };

export type Arrow = "car" | "police";
