import type { Failure } from "./answer.ts";

/** How the line to the server stands. `refused` (an unknown token, match, seat or table) and `closed` are final. */
export type Connection =
  | { readonly status: "connecting" }
  | { readonly status: "open" }
  | { readonly status: "waiting"; readonly milliseconds: number; readonly problem: string | null }
  | { readonly status: "refused"; readonly failure: Failure }
  | { readonly status: "closed" };
