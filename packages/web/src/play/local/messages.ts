import type { KnownConfig } from "@safehouse/games";
import type { Edition, Json, MatchRecord, RecordSeat, Refusal, Viewer } from "@safehouse/kernel";
import type { Moment, Told } from "../session.ts";
import type { Trouble } from "./kept.ts";

/** What the page asks of the host in the worker. Moves are always those of the seat that is being looked through. */
export type ToHost =
  | { readonly type: "open"; readonly match: string; readonly isTakingOver: boolean }
  /** From now on the page looks through these eyes and no others. */
  | { readonly type: "watch"; readonly viewer: Viewer; readonly pin: string }
  | { readonly type: "submit"; readonly command: string; readonly decision: string; readonly move: Json }
  | { readonly type: "undo"; readonly command: string }
  /** Asks for the record of the finished match. */
  | { readonly type: "record" }
  | { readonly type: "close" };

export interface Opened {
  readonly type: "opened";
  readonly game: string;
  readonly edition: Edition;
  readonly config: KnownConfig;
  readonly title: string;
  readonly seats: readonly RecordSeat[];
  /** Several people pass the device around. */
  readonly isPassedAround: boolean;
  readonly hasPin: boolean;
  readonly continuedFrom: number | null;
}

/** The table as the present viewer may know it. */
export interface StateMessage {
  readonly type: "state";
  readonly viewer: Viewer;
  /** The table right after each entry of `rows`, as far as they happened while this viewer looked; the last one is the table now. */
  readonly moments: readonly Moment[];
  /** The rows that were not sent to this viewer before. */
  readonly rows: readonly Told[];
  /** Something new among them was told to this viewer and not to everybody. */
  readonly isPrivate: boolean;
  /** The person whom the device is for now. */
  readonly next: number | null;
}

export type HostAnswer =
  | { readonly result: "done" }
  | { readonly result: "refused"; readonly refusal: Refusal }
  | { readonly result: "failed"; readonly trouble: Trouble };

/**
 * `busy`: another tab has the match open. `unknown`: there is no such match. `release`: it was begun under rules that are not here.
 * `damaged`: what is kept does not hold together.
 */
export type OpenProblem = "busy" | "unknown" | "release" | "damaged" | Trouble;

export type FromHost =
  | Opened
  | { readonly type: "unopened"; readonly problem: OpenProblem }
  | StateMessage
  /** The PIN was wrong: nothing was shown. */
  | { readonly type: "barred" }
  | { readonly type: "answer"; readonly command: string; readonly answer: HostAnswer }
  /** The match cannot go on here: another tab took over, or it cannot be kept. */
  | { readonly type: "stopped"; readonly trouble: Trouble }
  | { readonly type: "record"; readonly record: MatchRecord | null };

/** One end of a line between page and host: a worker, a message port, or a pair of functions in a test. */
export interface Line<Sent, Heard> {
  post(message: Sent): void;
  listen(listener: (message: Heard) => void): void;
}
