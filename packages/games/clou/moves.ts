/** Every answer a player can give, by the kind of question. Dice go by their faces, everything else by name. */
export type Move =
  /**
   * dice: use rolled dice, and what was made ready, for a cell of the own sheet. Dice of one face are one and the same; the list is
   * sorted, and empty if only virtual dice are used.
   */
  | { readonly do: "use"; readonly dice: readonly number[]; readonly cell: string }
  /** dice: put a white symbol to the next use: `die 5`, or `±2` with how much it shifts the sum. */
  | { readonly do: "ready"; readonly white: string }
  | { readonly do: "ready"; readonly white: string; readonly by: number }
  /** dice: "any number" into a box, or "any circle" */
  | { readonly do: "any"; readonly cell: string }
  /** dice: take loot that has an effect or a price of its own */
  | { readonly do: "loot"; readonly loot: string }
  /** dice: cross a star of the own sheet: for oneself, for whoever sits there, or to turn a die of this face. */
  | { readonly do: "star"; readonly star: string }
  | { readonly do: "star"; readonly star: string; readonly for: number }
  | { readonly do: "star"; readonly star: string; readonly die: number; readonly to: number }
  | { readonly do: "finish" }
  /** number: what "any number" writes */
  | { readonly do: "write"; readonly number: number }
  /** settle: cross an activated symbol on the plan or in a symbol circle, or let it go */
  | { readonly do: "cross"; readonly gift: string; readonly at: string }
  | { readonly do: "let-go"; readonly gift: string }
  /** offer: one of the two symbols of a loud passage, or leave it to the next */
  | { readonly do: "take"; readonly gift: string }
  | { readonly do: "pass" }
  /** flee: who rang the alarm while others are at work */
  | { readonly do: "flee" }
  /** leave */
  | { readonly do: "stay" }
  | { readonly do: "run" }
  /** driver */
  | { readonly do: "name"; readonly seat: number }
  /** drive */
  | { readonly do: "drive" };
