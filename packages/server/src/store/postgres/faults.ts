import {
  DamagedDatabase,
  DamagedDocument,
  DamagedLog,
  OutcomeUnknown,
  StoreConflict,
  StoreUnavailable,
} from "../store.ts";

/** What Postgres says when it answers that something cannot be done. */
interface ServerError extends Error {
  readonly code: string;
  readonly severity: string;
}

const DAMAGED = ["XX001", "XX002"];

/** The server itself said no, and its session goes on: what was asked did not happen. */
export function isAnswer(error: unknown): error is ServerError {
  return isServerError(error) && error.severity === "ERROR";
}

/** What was sent cannot be kept, whenever it is tried: a text with a zero byte, or one too long. */
export function isOwnFault(error: unknown): boolean {
  return isAnswer(error) && /^(22|54)/.test(error.code);
}

/** Another transaction was in the way; tried again, it works. */
export function isCollision(error: unknown): boolean {
  return isAnswer(error) && error.code.startsWith("40");
}

/** In a sentence for whoever runs the house. Our own refusals pass through, and so do mistakes that are nobody's but ours. */
export function explainPostgres(error: unknown, place: string): unknown {
  if (isOwn(error) || !isOfPostgres(error)) return error;
  if (isOwnFault(error)) return new RangeError(`this cannot be kept: ${(error as Error).message}`, { cause: error });
  const Fault = isServerError(error) && DAMAGED.includes(error.code) ? DamagedDatabase : StoreUnavailable;
  return new Fault(sentenceFor(error as Error, place), { cause: error });
}

export function unknownOutcome(error: unknown, place: string): OutcomeUnknown {
  return new OutcomeUnknown(
    `The connection to the database ${place} was lost before the answer came (${(error as Error).message}).`,
    { cause: error },
  );
}

function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && "severity" in error && "code" in error;
}

function isOwn(error: unknown): boolean {
  return [StoreConflict, DamagedLog, DamagedDocument, StoreUnavailable, OutcomeUnknown, RangeError].some(
    (own) => error instanceof own,
  );
}

/** Of the server, of the line to it, or of the library between. */
function isOfPostgres(error: unknown): boolean {
  return isServerError(error) || lineSentence(error as Error, "") !== null;
}

function sentenceFor(error: Error, place: string): string {
  return (isServerError(error) ? serverSentence(error, place) : lineSentence(error, place)) ?? error.message;
}

/** By SQLSTATE. */
function serverSentence({ code, message }: ServerError, place: string): string {
  switch (code) {
    case "28P01":
    case "28000":
      return `The Postgres server does not let this account in: ${place}. Check the name, and give the password in SAFEHOUSE_STORE or in a password file (PGPASSFILE).`;
    case "3D000":
      return `There is no such database on the Postgres server: ${place}. Make it with "createdb", then start again.`;
    case "42501":
      return `This account lacks a right in the database ${place} (${message}). Make it the owner of the database.`;
    case "53100":
      return `The disk of the database ${place} is full: nothing of this write was kept. Free some space; no restart is needed.`;
    case "53200":
      return `The Postgres server has no memory left for the database ${place}. Give it more, or lower its max_connections.`;
    case "53300":
      return `The Postgres server has no free connection for the database ${place}. Raise its max_connections, or close other programs.`;
    case "25006":
      return `The database ${place} is read-only, as a standby is. Name the primary server with --store.`;
    case "57P01":
    case "57P02":
    case "57P03":
      return `The Postgres server is just starting or stopping: ${place} (${message}). Try again in a moment.`;
    case "57014":
    case "55P03":
      return `The database ${place} takes too long: nothing of this was kept. See what else keeps the server busy.`;
    case "XX001":
    case "XX002":
      return `The database ${place} is damaged (${message}). Put it aside and restore a backup with "safehouse restore".`;
    default:
      return `The database ${place} cannot be used now (${message}, ${code}).`;
  }
}

function lineSentence(error: Error, place: string): string | null {
  const { code } = error as NodeJS.ErrnoException;
  const { message } = error;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `No machine of that name is known: ${place}. Check the address in --store.`;
  }
  if (/password must be a string|password must be a non-empty string/.test(message)) {
    return `The Postgres server asks for a password: ${place}. Give it in SAFEHOUSE_STORE or in a password file (PGPASSFILE).`;
  }
  if (message === "timeout exceeded when trying to connect") {
    return `All connections to the database ${place} are busy for too long. See what keeps the server busy.`;
  }
  if (code !== undefined || /terminated|timeout|not queryable|SSL/.test(message)) {
    return `The Postgres server does not answer: ${place}. Start it, or check the address in --store (${code ?? message}).`;
  }
  return null;
}
