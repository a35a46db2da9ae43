import type { GameEvent, Rejection, Refusal, Seat } from "@safehouse/kernel";

/** A seat's answer to a question that is put to it. */
export interface Submission {
  readonly seat: Seat;
  /** Chosen by the sender, unique for the seat: sending it again has no second effect. */
  readonly command: string;
  readonly decision: string;
  readonly move: unknown;
  /** Whether the sender still speaks for the seat when the answer is to take effect; by default it does. */
  readonly isStillAllowed?: () => boolean;
}

export interface UndoSubmission {
  readonly seat: Seat;
  readonly command: string;
  readonly isStillAllowed?: () => boolean;
}

export interface Done {
  readonly status: "done";
  /** How far the table's log reaches now, after all chance that the move caused. */
  readonly n: number;
  /** What this seat is told of its move and of that chance. */
  readonly events: readonly GameEvent[];
}

/** `closed` and `foreign` are about the question, `refused` is about the answer. Nothing has changed. */
export interface Rejected {
  readonly status: Rejection["reason"];
  readonly refusal: Refusal;
}

export type Answer = Done | Rejected;

export function rejected(rejection: Rejection): Rejected {
  return { status: rejection.reason, refusal: rejection.refusal };
}
