import type { ProblemCode } from "@safehouse/protocol";

/** What is told to whoever asked: the HTTP status and the fields of the answer. Nothing else of an error leaves the house. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: { readonly [name: string]: string };

  constructor(
    status: number,
    code: ProblemCode,
    fields: ProblemFields | string,
    headers: { readonly [name: string]: string } = {},
  ) {
    super(typeof fields === "string" ? fields : `status ${status}`);
    this.status = status;
    this.body = { code, ...(typeof fields === "string" ? { error: fields } : fields) };
    this.headers = headers;
  }
}

type ProblemFields = { readonly [field: string]: string | number };
type ProblemBody = ProblemFields & { readonly code: ProblemCode };

/** The store cannot be read or written to now, and nothing has happened. */
export class StoreAway extends Problem {
  constructor(error = "This could not be read or saved now, and nothing has happened. Send it again.") {
    super(503, "store.unavailable", error, { "retry-after": "1" });
  }
}

/** There is nothing to follow in that match any more. */
export class MatchGone extends Problem {}

/** It cannot be read at all. */
export const malformed = (error: string): Problem => new Problem(400, "request.malformed", error);
export const unknownToken = (): Problem =>
  new Problem(401, "token.unknown", "This needs the token of a seat of this match, as Authorization: Bearer TOKEN.", {
    "www-authenticate": "Bearer",
  });
export const unknownMatch = (): MatchGone => new MatchGone(404, "match.unknown", "There is no such match.");
/** Says nothing of the cause, which might tell what is hidden. */
export const quarantined = (): MatchGone =>
  new MatchGone(
    503,
    "match.setApart",
    "This match is set apart: its log or its rules failed. The operator of the house can see why.",
  );
/** Nothing was changed: asking again is always right. */
export const unavailable = (code: ProblemCode, error: string): Problem =>
  new Problem(503, code, error, { "retry-after": "1" });
/** A write may have happened, and nobody here knows. */
export const storeUnknown = (): Problem =>
  unavailable("store.unknown", "It is not known whether this was saved. Send it again.");
export const closing = (): Problem => unavailable("house.closing", "The house is closing. Ask again in a moment.");
export const houseFailed = (): Problem =>
  new Problem(500, "house.failed", "Something went wrong in the house. It has been noted.");
