type Say<Args> = (args: Args) => string;
type Placed = { readonly id: string; readonly layout: string };

/** Words for what is wrong with a plan of one's own, by the ids of schema/ and own/. */
export interface PlanProblemWords {
  readonly "code.none": string;
  readonly "code.too-long": string;
  readonly "code.wrong": Say<{ readonly path: string }>;
  readonly "plan.twice": Say<{ readonly id: string }>;
  readonly "plan.taken": Say<{ readonly id: string }>;
  readonly "plan.symbols": Say<{ readonly count: number; readonly most: number }>;
  readonly "plan.no-start": string;
  readonly "plan.asks-nothing": Say<{ readonly id: string; readonly crew: number }>;
  readonly "plan.circle": Say<{ readonly id: string }>;
  readonly "plan.endless": Say<{ readonly id: string }>;
  readonly "plan.unreachable": Say<{ readonly id: string }>;
  readonly "plan.off-sheet": Say<Placed>;
  readonly "plan.overlaps": Say<Placed & { readonly other: string }>;
  readonly "plan.outside": Say<Placed & { readonly room: string }>;
  readonly "plan.too-small": Say<Placed>;
  readonly "plan.no-arrow": Say<Placed & { readonly other: string }>;
  readonly "plan.bad-arrow": Say<Placed & { readonly other: string }>;
}
