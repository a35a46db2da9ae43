export interface PaperSetup {
  readonly scenario: string;
  /** Holds the plan of one's own; there is none for the game's own scenarios. */
  readonly code?: string;
  /** One a seat. */
  readonly thieves: readonly string[];
  /** What they bring along, by id (`PaperGame.brings`). */
  readonly brings?: readonly string[];
}

/** Dice for one cell, with what white symbols add to them. */
export interface PaperUse {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly cell: string;
  /** Extra dice. */
  readonly extra: readonly number[];
  /** How far ±X shifts one die; 0 for not at all. */
  readonly by: number;
}

/** What people tell the phone. */
export type PaperAct =
  | { readonly do: "throw"; readonly dice: readonly number[] }
  /** these dice, by their places, fell anew. */
  | { readonly do: "throw-anew"; readonly places: readonly number[]; readonly dice: readonly number[] }
  /** the die in this place was turned. */
  | { readonly do: "turn"; readonly place: number; readonly face: number }
  | ({ readonly do: "use" } & PaperUse)
  /** What stands in a cell on paper: 0 for nothing. A circle has no number of its own. */
  | {
      readonly do: "note";
      readonly seat: number;
      readonly cell: string;
      readonly number: number;
      readonly isCrossed: boolean;
    }
  /** Dice that each left unused. */
  | { readonly do: "round-over"; readonly unused: readonly number[] }
  | { readonly do: "stay" | "run" }
  | { readonly do: "alarm" }
  /** Symbols crossed beside the usual ones; below 0 for those won back. */
  | { readonly do: "time" | "traces"; readonly count: number }
  | { readonly do: "bar"; readonly bar: string }
  | { readonly do: "loot"; readonly loot: string; readonly isTaken: boolean }
  /** the way out was gone to its end. */
  | { readonly do: "sneak-out" }
  | { readonly do: "driver"; readonly seat: number }
  | { readonly do: "drive"; readonly face: number };
