import { isObject } from "@safehouse/kernel";
import type { ProblemCode } from "../problem-codes.ts";
import type { ConflictAnswer, MoveAnswer, RefusalAnswer } from "../wire.ts";

/** A request that did not succeed. Status null: the server could not be reached, or nobody waits for it any more. */
export interface Failure {
  readonly result: "failed";
  readonly status: number | null;
  /** Why, for programs; a later release may know more reasons. Null if no house said it. */
  readonly code: ProblemCode | null;
  readonly error: string;
}

export interface Got<Value> {
  readonly result: "done";
  readonly status: number;
  readonly value: Value;
}

export type Reply<Value> = Got<Value> | Failure;

/** What became of a move or an undo: `closed` is about the question, `refused` about the answer. */
export type CommandAnswer =
  | ({ readonly result: "done"; readonly status: 200 } & MoveAnswer)
  | ({ readonly result: "closed"; readonly status: 409 } & Pick<ConflictAnswer, "n">)
  | ({ readonly result: "refused"; readonly status: 422 } & Pick<RefusalAnswer, "rule" | "why">)
  | Failure;

/** No house has answered. */
export function unanswered(error: string): Failure {
  return { result: "failed", status: null, code: null, error };
}

/** What a server says that did not do what it was asked for. A proxy in front of it has no words that we could read. */
export function readFailure(status: number, body: unknown): Failure {
  const { code, error } = isObject(body) ? body : {};
  return {
    result: "failed",
    status,
    code: typeof code === "string" ? (code as ProblemCode) : null,
    error: typeof error === "string" ? error : `The server answered with status ${status}.`,
  };
}

/** The server's release does not play the rules that the match was begun under. */
const OTHER_EDITION = 501;

/** Coming back with the same token, or to the same match, is of no use. */
export function isHopeless(status: number | null): boolean {
  return status === 401 || status === 403 || status === 404 || status === OTHER_EDITION;
}

/** The same command sent again later may well succeed. */
export function isPassing(status: number | null): boolean {
  return status === null || status === 429 || (status >= 500 && status !== OTHER_EDITION);
}

/** Reads what a server answered to a command, over HTTP or in a frame. */
export function readAnswer(status: number, body: { readonly [field: string]: unknown }): CommandAnswer {
  const { n, events, rule, why } = body;
  if (status === 200 && typeof n === "number" && Array.isArray(events)) {
    return { result: "done", status, n, events: events as MoveAnswer["events"] };
  }
  if (status === 409 && typeof n === "number") return { result: "closed", status, n };
  if (status === 422 && typeof rule === "string" && typeof why === "string") {
    return { result: "refused", status, rule, why };
  }
  return readFailure(status, body);
}
