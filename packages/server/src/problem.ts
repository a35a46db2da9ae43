/** What is told to whoever asked: the HTTP status and the fields of the answer. Nothing else of an error leaves the house. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: { readonly [name: string]: string };

  constructor(status: number, body: ProblemBody | string, headers: { readonly [name: string]: string } = {}) {
    super(typeof body === "string" ? body : `status ${status}`);
    this.status = status;
    this.body = typeof body === "string" ? { error: body } : body;
    this.headers = headers;
  }
}

export type ProblemBody = { readonly [field: string]: string | number };

export const badRequest = (error: string): Problem => new Problem(400, error);
export const unknownToken = (): Problem =>
  new Problem(401, "This needs the token of a seat of this match, as Authorization: Bearer TOKEN.", {
    "www-authenticate": "Bearer",
  });
export const unknownMatch = (): Problem => new Problem(404, "There is no such match.");
/** Nothing was changed: asking again is always right. */
export const unavailable = (error: string): Problem => new Problem(503, error, { "retry-after": "1" });
