import { StoreConflict } from "../store/store.ts";

/** The store would not read or write: nothing has happened, and nothing is wrong with the match. */
export class StoreFailure extends Error {}

/** A match that cannot be played on: its log is damaged or its rules failed. The message is for the operator alone. */
export class MatchFailure extends Error {
  constructor(cause: unknown) {
    super(describe(cause), { cause });
  }
}

/** What a call of the store rejects with, told apart from what the rules might throw. */
export function storeTrouble(error: unknown): StoreConflict | StoreFailure {
  return error instanceof StoreConflict ? error : new StoreFailure(describe(error), { cause: error });
}

export function isStoreTrouble(error: unknown): boolean {
  return error instanceof StoreConflict || error instanceof StoreFailure;
}

export function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
