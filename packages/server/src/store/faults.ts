import { DamagedDatabase, DamagedDocument, DamagedLog, StoreConflict, StoreUnavailable } from "./store.ts";

/** SQLite's primary result codes that a person can do something about. */
const BUSY = 5;
const READ_ONLY = 8;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

interface SqliteError extends Error {
  readonly errcode: number;
  readonly errstr: string;
}

/** What SQLite or the file system refused, in a sentence for whoever runs the house. Our own refusals pass through. */
export function explainFault(error: unknown, file: string): unknown {
  if (isOwn(error)) return error;
  if (isSqliteError(error)) {
    const Fault = isCorruption(error) ? DamagedDatabase : StoreUnavailable;
    return new Fault(sentenceFor(error, JSON.stringify(file)), { cause: error });
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  return new StoreUnavailable(fileSentence(code, JSON.stringify(file)), { cause: error });
}

/** The bytes in the file are not a sound database. */
export function isCorruption(error: unknown): boolean {
  return isSqliteError(error) && [CORRUPT, NOT_A_DATABASE].includes(primaryCode(error));
}

export function isNoDatabase(error: unknown): boolean {
  return isSqliteError(error) && primaryCode(error) === NOT_A_DATABASE;
}

export function isBusy(error: unknown): boolean {
  return isSqliteError(error) && primaryCode(error) === BUSY;
}

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && "errcode" in error;
}

function isOwn(error: unknown): boolean {
  return [StoreConflict, DamagedLog, DamagedDocument, StoreUnavailable, RangeError].some((own) => error instanceof own);
}

/** The extended codes keep the primary one in their lowest byte. */
function primaryCode({ errcode }: SqliteError): number {
  return errcode & 0xff;
}

function sentenceFor(error: SqliteError, file: string): string {
  switch (primaryCode(error)) {
    case BUSY:
      return `The database ${file} is held by another program. Close that, then try again.`;
    case READ_ONLY:
      return `The database ${file} may not be written. Give this account the right to write it and its folder.`;
    case CORRUPT:
      return `The database file ${file} is damaged. Put it aside and restore a backup with "safehouse restore".`;
    case NOT_A_DATABASE:
      return `${file} is not a database, or its beginning is damaged. Put it aside and restore a backup with "safehouse restore".`;
    case FULL:
      return `The disk that holds ${file} is full: nothing of this write was kept. Free some space; no restart is needed.`;
    case CANNOT_OPEN:
      return `The database ${file} cannot be opened. Check that its folder exists and that this account may write there.`;
    default:
      return `The database ${file} cannot be used now (${error.errstr}, ${error.errcode}).`;
  }
}

function fileSentence(code: string, file: string): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return `${file} is not a folder. Name a folder for the data.`;
    case "ENOSPC":
      return `The disk that holds ${file} is full. Free some space.`;
    default:
      return `${file} cannot be used (${code}). Check that it exists and that this account may write there.`;
  }
}
