import type { Reach, ReachTrial } from "./reach.ts";
import type { Tally, Trial } from "./simulate.ts";
import type { Seen, Shown } from "./witness.ts";

/** What the page asks of the worker: many matches, whether something can be reached, or one match in full. A trial is stopped by ending its worker. */
export type ToLab =
  | { readonly type: "trial"; readonly trial: Trial }
  | { readonly type: "reach"; readonly trial: ReachTrial }
  | { readonly type: "witness"; readonly shown: Shown };

/** What the worker tells the page. */
export type FromLab =
  | { readonly type: "tally"; readonly tally: Tally }
  | { readonly type: "reach"; readonly crews: readonly Reach[] }
  | { readonly type: "witness"; readonly seen: Seen }
  | { readonly type: "done" | "broken" };
