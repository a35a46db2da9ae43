import type { AidMark, Grid, Review, SeatReview, Table, View } from "@safehouse/games/robnrun/board";

/** What can be worked out, by its name: what has to be known for it, and what comes of it. */
export interface Thoughts {
  /** */
  readonly aid: { readonly of: View; readonly found: readonly AidMark[] };
  /** Only what each hint says by itself. */
  readonly stated: { readonly of: View; readonly found: Grid };
  /** All that follows from what this seat may know. */
  readonly full: { readonly of: View; readonly found: Grid };
  readonly review: {
    readonly of: { readonly table: Readonly<Table>; readonly review: Review };
    readonly found: readonly SeatReview[];
  };
}

export type Thought = keyof Thoughts;

export interface Question<What extends Thought = Thought> {
  readonly id: number;
  readonly what: What;
  readonly of: Thoughts[What]["of"];
}

export interface Answer<What extends Thought = Thought> {
  readonly id: number;
  readonly found: Thoughts[What]["found"];
}
