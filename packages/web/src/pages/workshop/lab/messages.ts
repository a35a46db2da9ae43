import type { Tally, Trial } from "./simulate.ts";
import type { Seen, Shown } from "./witness.ts";

/** What the page asks of the worker: many matches, or one of them in full. A trial is stopped by ending its worker. */
export type ToLab =
  | { readonly type: "trial"; readonly trial: Trial }
  | { readonly type: "witness"; readonly shown: Shown };

/** What the worker tells the page. */
export type FromLab =
  | { readonly type: "tally"; readonly tally: Tally }
  | { readonly type: "witness"; readonly seen: Seen }
  | { readonly type: "done" | "broken" };
